// The best layout for an aim, anytime, with a proof when the search ends: dives from below, then one sweep from above.
//
// Dives are short searches with shuffled answers under a low ceiling that rises slowly; they find the best layout of
// most rolls in milliseconds, and some of them end by exhausting the ceiling, which raises the bound. What is left is
// one search for anything better than the best known, shared by all threads: if it comes back, the best is proven.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <vector>

#include "grid_search.hpp"

namespace shakespell::layout {

// When a better layout was found, and how many dice it leaves over.
struct Improvement {
    double seconds;
    int cost;
    int left;
};

class Optimiser {
  public:
    // `nothing` is what the empty layout costs, `least` a cost that no layout can go below.
    Optimiser(const RackWords& rack, const Aim& aim, int nothing, int least);

    // Searches until the best is proven, the time is up or stop() is called. `look` is called now and then by the
    // calling thread; what it throws ends the search and is passed on.
    void run(double seconds, unsigned threads, const std::function<void()>& look);
    void stop() { stop_.store(true); }

    const Laid& best() const { return best_; }  // after run
    int best_cost() const { return best_cost_.load(); }
    int least() const { return least_.load(); }
    bool proven() const { return least() >= best_cost(); }
    double seconds() const { return seconds_; }
    std::uint64_t nodes() const { return nodes_.load(); }
    const std::vector<Improvement>& history() const { return history_; }

  private:
    using Clock = std::chrono::steady_clock;
    class Dives;

    void work(unsigned thread, Dives& dives, std::function<void()> meet);
    void dive(GridSearch& search, Dives& dives, std::uint32_t seed);
    bool offer(const Laid& laid);
    void raise_least(int least);
    double elapsed() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }

    const RackWords& rack_;
    const Aim aim_;
    const int first_least_;
    Laid best_;
    std::vector<Improvement> history_;
    std::mutex guard_;  // of best_ and history_
    std::atomic<int> best_cost_, least_;
    std::atomic<bool> stop_{false};
    std::atomic<std::uint64_t> nodes_{0};
    Clock::time_point begin_ = Clock::now();
    double seconds_ = 0;

    // The sweep
    Ceiling ceiling_{0};
    Tickets tickets_{0};
    std::atomic<unsigned> unfinished_{0};
};

}  // namespace shakespell::layout
