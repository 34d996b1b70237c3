#include "optimiser.hpp"

#include <algorithm>
#include <barrier>
#include <exception>
#include <thread>

namespace shakespell::layout {

// Which ceiling the next dive has: some dives at each, from the least upwards, in growing steps.
class Optimiser::Dives {
  public:
    explicit Dives(int least) : first_(least), level_(least) {}

    int next(int least) {
        const std::lock_guard lock(guard_);
        if (least > level_) begin(least);
        else if (tries_ == kTries) begin(level_ + 1 + (level_ - first_) / kPatience);
        ++tries_;
        return level_;
    }

  private:
    static constexpr int kTries = 6, kPatience = 16;

    void begin(int level) {
        level_ = level;
        tries_ = 0;
    }

    std::mutex guard_;
    const int first_;
    int level_, tries_ = 0;
};

Optimiser::Optimiser(const RackWords& rack, const Aim& aim, int nothing, int least)
    : rack_(rack), aim_(aim), first_least_(least), best_{nothing, {}}, best_cost_(nothing), least_(least) {}

void Optimiser::run(double seconds, unsigned threads, const std::function<void()>& look) {
    Dives dives(first_least_);
    std::mutex door;
    std::condition_variable left;
    unsigned inside = threads;
    unfinished_ = threads;
    std::barrier meeting(threads, [this]() noexcept { ceiling_ = best_cost_.load() - 1; });
    std::vector<std::thread> workers;
    for (unsigned thread = 0; thread < threads; ++thread) {
        workers.emplace_back([&, thread] {
            work(thread, dives, [&] { meeting.arrive_and_wait(); });
            const std::lock_guard lock(door);
            if (--inside == 0) left.notify_one();
        });
    }
    std::exception_ptr failure;
    const auto end = begin_ + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(std::min(seconds, 1e6)));
    for (std::unique_lock lock(door); inside > 0;) {
        left.wait_until(lock, std::min(end, Clock::now() + std::chrono::milliseconds(5)), [&] { return inside == 0; });
        if (Clock::now() >= end) stop();
        if (inside == 0 || stop_) continue;
        lock.unlock();
        try {
            look();
        } catch (...) {
            failure = std::current_exception();
            stop();
        }
        lock.lock();
    }
    for (std::thread& worker : workers) worker.join();
    seconds_ = elapsed();
    if (failure) std::rethrow_exception(failure);
}

void Optimiser::work(unsigned thread, Dives& dives, std::function<void()> meet) {
    GridSearch search(rack_, aim_);
    dive(search, dives, thread);
    meet();
    if (!stop_ && !proven()) {
        GridSearch::Limits limits;
        limits.stop = &stop_;
        limits.tickets = &tickets_;
        const bool swept = search.run(ceiling_, limits, [&](const Laid& laid) { return offer(laid); });
        nodes_ += search.nodes();
        if (swept && --unfinished_ == 0) raise_least(best_cost_);
    }
}

// Short searches until the ceiling reaches the best layout found.
void Optimiser::dive(GridSearch& search, Dives& dives, std::uint32_t seed) {
    constexpr std::uint64_t kFirstNodes = 300, kNodes = 1500;
    constexpr int kFar = 6;
    GridSearch::Limits limits;
    limits.stop = &stop_;
    limits.nodes = kFirstNodes;
    limits.seed = 2 * seed + 1;
    Ceiling ceiling{best_cost_.load() - 1};
    const auto found = [&](const Laid& laid) {
        ceiling = laid.cost - 1;
        return offer(laid);
    };
    while (!stop_ && !proven()) {
        const int level = ceiling.load();
        const bool swept = search.run(ceiling, limits, found);
        nodes_ += search.nodes();
        if (swept) raise_least(std::min(level, ceiling.load()) + 1);
        int next = dives.next(least_);
        if (next >= best_cost_) return;
        if (best_cost_ - next > kFar && limits.seed % 2 == 0) next = best_cost_ - 1;  // from above as well while it is far
        ceiling = next;
        limits.nodes = kNodes;
        limits.seed += 1000003;
    }
}

// Keeps a layout if it is the best so far; false when nothing can be better.
bool Optimiser::offer(const Laid& laid) {
    const std::lock_guard lock(guard_);
    if (laid.cost < best_cost_) {
        best_ = laid;
        best_cost_ = laid.cost;
        const auto left = rack_.roll().dice() - static_cast<int>(laid.dice.size());
        history_.push_back({elapsed(), laid.cost, left});
        int ceiling = ceiling_;
        while (ceiling >= laid.cost && !ceiling_.compare_exchange_weak(ceiling, laid.cost - 1)) {}
    }
    if (proven()) stop();
    return !stop_;
}

void Optimiser::raise_least(int least) {
    int known = least_;
    while (known < least && !least_.compare_exchange_weak(known, least)) {}
    if (proven()) stop();
}

}  // namespace shakespell::layout
