// Sharing work between threads, and stopping it.
//
// Kernels run without the GIL. The calling thread works too, and between two of its own pieces it looks after Python
// now and then: `Watch` lets Ctrl-C through and calls the caller's check, which ends the work by raising.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace shakespell {

class Watch {
  public:
    explicit Watch(nanobind::object check) : check_(std::move(check)), last_(Clock::now()) {}

    // To be called within long pieces, without the GIL. Throws what Python raised, which only the thread that called
    // from Python asks for; in others, once it has, that the work has ended.
    void look(unsigned thread) {
        if (thread == 0)
            look();
        else if (ended_.load(std::memory_order_relaxed))
            throw Ended();
    }

    // The same between pieces, by the thread that called from Python.
    void look() {
        const auto now = Clock::now();
        if (now - last_ < kPause) return;
        last_ = now;
        nanobind::gil_scoped_acquire python;
        if (PyErr_CheckSignals() != 0) throw nanobind::python_error();
        if (!check_.is_none()) check_();
    }

    void end() { ended_.store(true, std::memory_order_relaxed); }

  private:
    struct Ended {};
    using Clock = std::chrono::steady_clock;
    static constexpr auto kPause = std::chrono::milliseconds(5);
    nanobind::object check_;
    Clock::time_point last_;
    std::atomic<bool> ended_{false};
};

inline unsigned thread_count(unsigned wanted) {
    const unsigned available = std::max(1u, std::thread::hardware_concurrency());
    return wanted == 0 ? available : std::min(wanted, 4 * available);
}

// Calls work(piece, thread) once for each piece below `pieces`; whoever is free takes the next one.
// The first exception of any thread ends the work and is thrown here.
template <class Work>
void share(std::size_t pieces, unsigned threads, Watch& watch, Work&& work) {
    std::atomic<std::size_t> next{0};
    std::exception_ptr failure;
    std::mutex guard;
    const auto run = [&](unsigned thread) {
        try {
            for (std::size_t piece; (piece = next.fetch_add(1, std::memory_order_relaxed)) < pieces;) {
                work(piece, thread);
                if (thread == 0) watch.look();
            }
        } catch (...) {
            next.store(pieces, std::memory_order_relaxed);
            const std::lock_guard lock(guard);
            if (!failure) failure = std::current_exception();  // before the others can know, theirs come later
            watch.end();
        }
    };
    std::vector<std::thread> helpers;
    const auto useful = static_cast<unsigned>(std::min<std::size_t>(threads, std::max<std::size_t>(pieces, 1)));
    helpers.reserve(useful);
    for (unsigned thread = 1; thread < useful; ++thread) helpers.emplace_back(run, thread);
    run(0);
    for (auto& helper : helpers) helper.join();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace shakespell
