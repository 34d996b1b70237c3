#include "sweeps.hpp"

#include <algorithm>

// Each kernel is compiled for plain x86-64, AVX2 and AVX-512, and the machine chooses when the module is loaded.
// All do the same operations in the same order, so the results are the same to the last bit.
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define SHAKESPELL_CLONES __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define SHAKESPELL_CLONES
#endif
#define SHAKESPELL_INLINE [[gnu::always_inline]] inline

// The rows of a group do not overlap, which the compiler cannot see.
#if defined(__clang__)
#define SHAKESPELL_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#elif defined(__GNUC__)
#define SHAKESPELL_INDEPENDENT _Pragma("GCC ivdep")
#else
#define SHAKESPELL_INDEPENDENT
#endif

namespace shakespell {
namespace {

constexpr std::size_t kBlock = 1 << 17;  // floats; half a MiB, within the second-level cache of one core
constexpr std::size_t kRows = 32;        // rows enough for two threads to share

template <std::size_t N>
struct Fixed {
    static constexpr std::size_t value = N;
};

template <std::size_t N, class Step>
SHAKESPELL_INLINE void each(Fixed<N>, Step step) {
    for (std::size_t i = 0; i < N; ++i) step(i);
}

template <class Step>
SHAKESPELL_INLINE void each(std::size_t width, Step step) {
    SHAKESPELL_INDEPENDENT
    for (std::size_t i = 0; i < width; ++i) step(i);
}

#define SHAKESPELL_STEP [=](std::size_t i) __attribute__((always_inline))

// `width` neighbouring groups: face f of each lies at start + f * step, the open state behind the last face.
struct Best {
    template <class Width>
    SHAKESPELL_INLINE static void apply(float* start, std::size_t faces, std::size_t step, Width width) {
        const float* open = start + faces * step;
        for (float* shown = start; shown != open; shown += step)
            each(width, SHAKESPELL_STEP { shown[i] = shown[i] < open[i] ? open[i] : shown[i]; });
    }

    template <class Width>
    SHAKESPELL_INLINE static void apply_to_six(float* a, std::size_t step, Width width) {
        float *b = a + step, *c = b + step, *d = c + step, *e = d + step, *f = e + step, *open = f + step;
        each(width, SHAKESPELL_STEP {
            const float o = open[i];
            a[i] = a[i] < o ? o : a[i];
            b[i] = b[i] < o ? o : b[i];
            c[i] = c[i] < o ? o : c[i];
            d[i] = d[i] < o ? o : d[i];
            e[i] = e[i] < o ? o : e[i];
            f[i] = f[i] < o ? o : f[i];
        });
    }
};

struct Mean {
    template <class Width>
    SHAKESPELL_INLINE static void apply(float* start, std::size_t faces, std::size_t step, Width width) {
        float* open = start + faces * step;
        each(width, SHAKESPELL_STEP { open[i] = start[i]; });
        for (const float* shown = start + step; shown != open; shown += step)
            each(width, SHAKESPELL_STEP { open[i] += shown[i]; });
        each(width, SHAKESPELL_STEP { open[i] /= float(faces); });
    }

    template <class Width>
    SHAKESPELL_INLINE static void apply_to_six(float* a, std::size_t step, Width width) {
        float *b = a + step, *c = b + step, *d = c + step, *e = d + step, *f = e + step, *open = f + step;
        each(width, SHAKESPELL_STEP { open[i] = (a[i] + b[i] + c[i] + d[i] + e[i] + f[i]) / 6.0f; });
    }
};

template <class Sweep>
SHAKESPELL_INLINE void group(float* start, std::size_t faces, std::size_t step, std::size_t width) {
    if (faces == 6)
        Sweep::apply_to_six(start, step, width);
    else
        Sweep::apply(start, faces, step, width);
}

template <class Sweep>
SHAKESPELL_INLINE void sweep_block(float* block, const Axes& axes) {
    for (const Axis& axis : axes.list) {
        const std::size_t span = axis.stride * (axis.faces + 1);
        if (axis.stride == 1 && axis.faces == 6) {
            for (float* at = block; at != block + axes.size; at += 7) Sweep::apply_to_six(at, 1, Fixed<1>{});
        } else if (axis.stride == 7 && axis.faces == 6) {
            for (float* at = block; at != block + axes.size; at += 49) Sweep::apply_to_six(at, 7, Fixed<7>{});
        } else {
            for (float* at = block; at != block + axes.size; at += span)
                group<Sweep>(at, axis.faces, axis.stride, axis.stride);
        }
    }
}

template <class Sweep>
SHAKESPELL_INLINE void sweep_columns(float* table, const Axes& axes, std::size_t row, std::size_t column,
                                     std::size_t width) {
    for (const Axis& axis : axes.list) {
        const std::size_t span = axis.stride * (axis.faces + 1);
        for (std::size_t outer = 0; outer < axes.size; outer += span)
            for (std::size_t inner = 0; inner < axis.stride; ++inner)
                group<Sweep>(table + (outer + inner) * row + column, axis.faces, axis.stride * row, width);
    }
}

Axes axes_of(std::vector<std::uint32_t>::const_iterator first, std::vector<std::uint32_t>::const_iterator last) {
    Axes axes;
    for (auto faces = last; faces != first;) {
        --faces;
        axes.list.push_back({*faces, axes.size});
        axes.size *= *faces + 1;
    }
    return axes;
}

std::vector<std::uint32_t> closed(const Axes& axes) {
    std::vector<std::uint32_t> states{0};
    for (auto axis = axes.list.rbegin(); axis != axes.list.rend(); ++axis) {
        std::vector<std::uint32_t> longer;
        longer.reserve(states.size() * axis->faces);
        for (const auto state : states)
            for (std::uint32_t face = 0; face < axis->faces; ++face)
                longer.push_back(state + face * static_cast<std::uint32_t>(axis->stride));
        states = std::move(longer);
    }
    return states;
}

}  // namespace

Shape::Shape(const std::vector<std::uint32_t>& faces) {
    std::size_t states = 1, low_size = 1;
    for (const auto count : faces) states *= count + 1;
    auto split = faces.end();
    while (split != faces.begin()) {
        const std::size_t larger = low_size * (*(split - 1) + 1);
        if (larger > kBlock || states / larger < kRows) break;
        low_size = larger;
        --split;
    }
    low = axes_of(split, faces.end());
    high = axes_of(faces.begin(), split);
    low_closed = closed(low);
    high_closed = closed(high);
}

SHAKESPELL_CLONES void best_in_block(float* block, const Axes& axes) { sweep_block<Best>(block, axes); }

SHAKESPELL_CLONES void mean_in_block(float* block, const Axes& axes) { sweep_block<Mean>(block, axes); }

SHAKESPELL_CLONES void best_in_columns(float* table, const Axes& axes, std::size_t row, std::size_t column,
                                       std::size_t width) {
    sweep_columns<Best>(table, axes, row, column, width);
}

SHAKESPELL_CLONES void mean_in_columns(float* table, const Axes& axes, std::size_t row, std::size_t column,
                                       std::size_t width) {
    sweep_columns<Mean>(table, axes, row, column, width);
}

}  // namespace shakespell
