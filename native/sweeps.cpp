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

namespace shakespell {
namespace {

constexpr std::size_t kBlock = 1 << 17;  // floats; half a MiB, within the second-level cache of one core
constexpr std::size_t kRows = 32;        // rows enough for two threads to share

// `width` neighbouring groups: face f of each lies at start + f * step, the open state behind the last face.
struct Best {
    template <class Count>
    SHAKESPELL_INLINE static void apply(float* __restrict start, std::size_t faces, std::size_t step, Count width) {
        const float* __restrict open = start + faces * step;
        for (std::size_t face = 0; face < faces; ++face) {
            float* __restrict shown = start + face * step;
            for (std::size_t i = 0; i < width; ++i) shown[i] = shown[i] < open[i] ? open[i] : shown[i];
        }
    }
    template <class Count>
    SHAKESPELL_INLINE static void apply_six(float* __restrict start, std::size_t step, Count width) {
        float *__restrict a = start, *__restrict b = a + step, *__restrict c = b + step, *__restrict d = c + step,
                          *__restrict e = d + step, *__restrict f = e + step;
        const float* __restrict open = f + step;
        for (std::size_t i = 0; i < width; ++i) {
            const float o = open[i];
            a[i] = a[i] < o ? o : a[i];
            b[i] = b[i] < o ? o : b[i];
            c[i] = c[i] < o ? o : c[i];
            d[i] = d[i] < o ? o : d[i];
            e[i] = e[i] < o ? o : e[i];
            f[i] = f[i] < o ? o : f[i];
        }
    }
};

struct Mean {
    template <class Count>
    SHAKESPELL_INLINE static void apply(float* __restrict start, std::size_t faces, std::size_t step, Count width) {
        float* __restrict open = start + faces * step;
        for (std::size_t i = 0; i < width; ++i) open[i] = start[i];
        for (std::size_t face = 1; face < faces; ++face) {
            const float* __restrict shown = start + face * step;
            for (std::size_t i = 0; i < width; ++i) open[i] += shown[i];
        }
        for (std::size_t i = 0; i < width; ++i) open[i] /= float(faces);
    }
    template <class Count>
    SHAKESPELL_INLINE static void apply_six(float* __restrict start, std::size_t step, Count width) {
        const float *__restrict a = start, *__restrict b = a + step, *__restrict c = b + step,
                                *__restrict d = c + step, *__restrict e = d + step, *__restrict f = e + step;
        float* __restrict open = start + 6 * step;
        for (std::size_t i = 0; i < width; ++i) open[i] = (a[i] + b[i] + c[i] + d[i] + e[i] + f[i]) / 6.0f;
    }
};

template <class Sweep, class Count>
SHAKESPELL_INLINE void group(float* start, std::size_t faces, std::size_t step, Count width) {
    if (faces == 6)
        Sweep::apply_six(start, step, width);
    else
        Sweep::apply(start, faces, step, width);
}

template <std::size_t N>
struct Fixed {
    constexpr operator std::size_t() const { return N; }
};

template <class Sweep>
SHAKESPELL_INLINE void sweep_block(float* block, const Axes& axes) {
    for (const Axis& axis : axes.list) {
        const std::size_t span = axis.stride * (axis.faces + 1);
        if (axis.stride == 1 && axis.faces == 6) {
            for (float* at = block; at != block + axes.size; at += 7) Sweep::apply_six(at, 1, Fixed<1>{});
        } else if (axis.stride == 7 && axis.faces == 6) {
            for (float* at = block; at != block + axes.size; at += 49) Sweep::apply_six(at, 7, Fixed<7>{});
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
