#include "optimiser.hpp"

#include <algorithm>
#include <exception>
#include <thread>

namespace shakespell::layout {

int Optimiser::Levels::next(int least) {
    if (first_ < 0) first_ = least;
    const bool raised = least > level_;
    if (raised || tries_ == kTries) {
        level_ = raised ? least : level_ + 1 + (level_ - first_) / kPatience;
        tries_ = 0;
    }
    ++tries_;
    return level_;
}

Optimiser::Optimiser(std::vector<Guess> guesses, Make make, int nothing, int dice)
    : make_(std::move(make)), dice_(dice), best_cost_(nothing) {
    for (Guess& guess : guesses) {
        tasks_.push_back(std::make_unique<Task>());
        tasks_.back()->guess = std::move(guess);
    }
}

void Optimiser::stop() {
    {
        const std::lock_guard lock(guard_);
        stop_ = true;
    }
    changed_.notify_all();
}

void Optimiser::run(double seconds, unsigned threads, const std::function<void()>& look) {
    std::mutex door;
    std::condition_variable left;
    unsigned inside = threads;
    std::vector<std::thread> workers;
    for (unsigned thread = 0; thread < threads; ++thread) {
        workers.emplace_back([&] {
            work();
            const std::lock_guard lock(door);
            if (--inside == 0) left.notify_one();
        });
    }
    std::exception_ptr failure;
    const std::chrono::duration<double> allowed(std::min(seconds, 1e6));
    const auto end = begin_ + std::chrono::duration_cast<Clock::duration>(allowed);
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

void Optimiser::work() {
    while (const auto next = next_dive()) dive(*next);
    while (Task* task = next_sweep()) sweep(*task);
}

// --- Dives ---

// Until the ceiling reaches the best layout found.
std::optional<Optimiser::Dive> Optimiser::next_dive() {
    constexpr int kFar = 6;
    const std::lock_guard lock(guard_);
    if (stop_ || proven()) return std::nullopt;
    int level = levels_.next(least_);
    if (level >= best_cost_) return std::nullopt;
    if (best_cost_ - level > kFar && dives_ % 2 == 0) level = best_cost_ - 1;  // from above as well while it is far
    return Dive{&least_explored(level), level, dives_++};
}

// Promising tasks are dived into more often, but every one some time.
Optimiser::Task& Optimiser::least_explored(int ceiling) {
    constexpr int kAhead = 4;
    Task* chosen = nullptr;
    int fewest = 0;
    for (std::size_t rank = 0; rank < tasks_.size(); ++rank) {
        Task& task = *tasks_[rank];
        const int explored = kAhead * task.dives + static_cast<int>(rank);
        if (task.least > ceiling || (chosen != nullptr && explored >= fewest)) continue;
        chosen = &task;
        fewest = explored;
    }
    ++chosen->dives;
    return *chosen;
}

void Optimiser::dive(const Dive& dive) {
    constexpr std::uint64_t kFirstNodes = 300, kNodes = 1500;
    const bool first = dive.seed == 0;  // a layout to show, before anything else
    const auto problem = this->problem(*dive.task);
    if (!first && least(*dive.task, *problem) > dive.ceiling) return;
    GridSearch search = first ? problem->bold_search() : problem->search();
    GridSearch::Limits limits;
    limits.stop = &stop_;
    limits.nodes = first ? kFirstNodes : kNodes;
    limits.seed = 2 * dive.seed + 1;
    Ceiling ceiling{dive.ceiling};
    const bool swept = search.run(ceiling, limits, [&](const Laid& laid) {
        ceiling = laid.cost - 1;
        return offer(*problem, laid);
    });
    nodes_ += search.nodes();
    const std::lock_guard lock(guard_);
    if (swept) raise_least(*dive.task, std::min(dive.ceiling, ceiling.load()) + 1);
}

// --- Sweeps ---

// The next task to sweep or to help with; waits where there may be one later, and returns none when all is done.
Optimiser::Task* Optimiser::next_sweep() {
    for (std::unique_lock lock(guard_);; changed_.wait(lock)) {
        if (stop_ || proven()) return nullptr;
        if (Task* task = unswept()) {
            task->limit = best_cost_ - 1;
            task->ceiling = task->limit;
            task->tickets = 0;
            task->shared_out = false;
            task->threads = 1;
            return task;
        }
        if (Task* task = to_be_helped()) {
            ++task->threads;
            return task;
        }
    }
}

// The task that may hold the cheapest layout, of those that nobody sweeps.
Optimiser::Task* Optimiser::unswept() {
    Task* chosen = nullptr;
    for (const auto& task : tasks_)
        if (task->threads == 0 && task->least < best_cost_ && (chosen == nullptr || task->least < chosen->least))
            chosen = task.get();
    return chosen;
}

Optimiser::Task* Optimiser::to_be_helped() {
    for (const auto& task : tasks_)
        if (task->threads > 0 && !task->shared_out) return task.get();
    return nullptr;
}

void Optimiser::sweep(Task& task) {
    const auto problem = this->problem(task);
    bool swept = least(task, *problem) > task.limit;
    if (!swept) {
        GridSearch search = problem->search();
        GridSearch::Limits limits;
        limits.stop = &stop_;
        limits.tickets = &task.tickets;
        limits.upper = task.limit;
        swept = search.run(task.ceiling, limits, [&](const Laid& laid) { return offer(*problem, laid); });
        nodes_ += search.nodes();
    }
    if (leave(task, swept)) forget(task);
    changed_.notify_all();
}

// True when this was the last thread and all branches came back: nothing in this task is better than the best layout.
bool Optimiser::leave(Task& task, bool swept) {
    const std::lock_guard lock(guard_);
    task.shared_out = true;
    if (--task.threads > 0 || !swept || stop_) return false;
    raise_least(task, std::min(task.limit, best_cost_ - 1) + 1);
    return true;
}

// The problems of a roll with two wilds would fill a hundred megabytes.
void Optimiser::forget(Task& task) {
    constexpr std::size_t kKept = 40;
    if (tasks_.size() <= kKept) return;
    const std::lock_guard making(task.making);
    task.problem.reset();
}

// --- What is known ---

std::shared_ptr<Problem> Optimiser::problem(Task& task) {
    const std::lock_guard making(task.making);
    if (!task.problem) task.problem = make_(task.guess);
    return task.problem;
}

int Optimiser::least(Task& task, Problem& problem) {
    const int least = problem.least();
    const std::lock_guard lock(guard_);
    raise_least(task, least);
    return least;
}

// Keeps a layout if it is the best so far; false when nothing can be better.
bool Optimiser::offer(const Problem& problem, const Laid& laid) {
    const std::lock_guard lock(guard_);
    if (laid.cost < best_cost_) {
        best_ = problem.placed(laid);
        best_cost_ = laid.cost;
        history_.push_back({elapsed(), laid.cost, dice_ - static_cast<int>(laid.dice.size())});
        for (const auto& task : tasks_) task->ceiling = std::min(task->ceiling.load(), laid.cost - 1);
        if (proven()) stop_ = true;
    }
    return !stop_;
}

void Optimiser::raise_least(Task& task, int least) {
    task.least = std::max(task.least, least);
    int lowest = best_cost_;
    for (const auto& other : tasks_) lowest = std::min(lowest, other->least);
    least_ = std::max(least_.load(), lowest);
    if (proven()) stop_ = true;
}

}  // namespace shakespell::layout
