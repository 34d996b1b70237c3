// The best layout of a roll, anytime, with a proof when the search ends: dives from below, then sweeps from above.
//
// A roll is a number of problems (see problem.hpp); its best layout is the best of all. Dives are short searches with
// shuffled answers under a low ceiling that rises slowly; they find the best layout of most rolls in milliseconds, and
// some of them end by exhausting the ceiling, which raises the bound of their problem. Then each problem that could
// still hold something better than the best known is swept: when the last sweep comes back, the best is proven.
//
// Each thread takes a problem of its own, and when none is left helps to sweep one: see Tickets.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "grid_search.hpp"
#include "problem.hpp"

namespace shakespell::layout {

// When a better layout was found, and how many dice it leaves over.
struct Improvement {
    double seconds;
    int cost;
    int left;
};

class Optimiser {
  public:
    using Make = std::function<std::shared_ptr<Problem>(const Guess&)>;

    // Problems are made when they are needed. `nothing` is what the empty layout costs, `dice` how many the roll has.
    Optimiser(std::vector<Guess> guesses, Make make, int nothing, int dice);

    // Searches until the best is proven, the time is up or stop() is called. `look` is called now and then by the
    // calling thread; what it throws ends the search and is passed on.
    void run(double seconds, unsigned threads, const std::function<void()>& look);
    void stop();

    const std::vector<PlacedDie>& best() const { return best_; }  // after run
    int best_cost() const { return best_cost_.load(); }
    int least() const { return least_.load(); }
    bool proven() const { return least() >= best_cost(); }
    double seconds() const { return seconds_; }
    std::uint64_t nodes() const { return nodes_.load(); }
    const std::vector<Improvement>& history() const { return history_; }

  private:
    using Clock = std::chrono::steady_clock;

    // A problem that may have to be searched, and its sweep while there is one. Guarded by guard_ but for the atomics.
    struct Task {
        Guess guess;
        std::mutex making;
        std::shared_ptr<Problem> problem;  // once made
        int least = 0;                     // what its layouts cost at least, as far as is known
        int dives = 0;

        int threads = 0;          // that sweep it
        bool shared_out = false;  // every branch has been taken
        int limit = 0;            // the ceiling when the sweep began
        Ceiling ceiling{0};
        Tickets tickets{0};
    };

    // Which ceiling the next dive has: some dives at each, from the least upwards, in growing steps.
    class Levels {
      public:
        int next(int least);

      private:
        static constexpr int kTries = 6, kPatience = 16;

        int first_ = -1, level_ = -1, tries_ = 0;
    };

    struct Dive {
        Task* task;
        int ceiling;
        std::uint32_t seed;
    };

    void work();
    std::optional<Dive> next_dive();
    Task& least_explored(int ceiling);
    void dive(const Dive& dive);
    Task* next_sweep();
    Task* unswept();
    Task* to_be_helped();
    void sweep(Task& task);
    bool leave(Task& task, bool swept);
    void forget(Task& task);

    std::shared_ptr<Problem> problem(Task& task);
    int least(Task& task, Problem& problem);
    bool offer(const Problem& problem, const Laid& laid);
    void raise_least(Task& task, int least);
    double elapsed() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }

    const Make make_;
    const int dice_;
    std::vector<std::unique_ptr<Task>> tasks_;  // the most promising first
    Levels levels_;
    std::uint32_t dives_ = 0;
    std::vector<PlacedDie> best_;
    std::vector<Improvement> history_;
    std::mutex guard_;
    std::condition_variable changed_;  // a sweep has ended, or all is to end
    std::atomic<int> best_cost_, least_{0};
    std::atomic<bool> stop_{false};
    std::atomic<std::uint64_t> nodes_{0};
    Clock::time_point begin_ = Clock::now();
    double seconds_ = 0;
};

}  // namespace shakespell::layout
