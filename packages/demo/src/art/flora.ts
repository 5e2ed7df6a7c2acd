import { gouge, rays } from './primitives.ts'
import { type Random, between, times } from './prng.ts'
import { d, path } from './svg.ts'

/** Draws a plant standing at x, y. */
export type Plant = (x: number, y: number, height: number, fill: string, next: Random) => string

export const palm: Plant = (x, y, height, fill, next) => {
  const lean = between(next, -0.12, 0.12) * height
  const top = x + lean
  const trunk = d`M${x - 4} ${y}Q${x + lean * 0.2} ${y - height * 0.5} ${top - 2} ${y - height}h5Q${x + lean * 0.2 + 8} ${y - height * 0.5} ${x + 5} ${y}Z`
  const crown = [-2.95, -2.45, -1.95, -1.3, -0.75, -0.25, 0.25, 2.9].map((angle) =>
    gouge(top, y - height, height * 0.46, angle, 7),
  )
  return path(trunk + crown.join(''), fill)
}

export const mandacaru: Plant = (x, y, h, fill) =>
  path(
    d`M${x - 7} ${y}V${y - h}a7 7 0 0 1 14 0V${y}Z` +
      d`M${x - 7} ${y - h * 0.35}h-12a5 5 0 0 1-5-5V${y - h * 0.7}a5 5 0 0 1 10 0v${h * 0.22}h7Z` +
      d`M${x + 7} ${y - h * 0.5}h10a5 5 0 0 0 5-5V${y - h * 0.85}a5 5 0 0 0-10 0v${h * 0.2}h-5Z`,
    fill,
  )

export const araucaria: Plant = (x, y, height, fill) => {
  const tiers = [0.62, 0.78, 0.92].map((level, tier) => {
    const reach = height * (0.3 - tier * 0.05)
    const top = y - height * level
    return d`M${x - reach} ${top - 14}Q${x} ${top + 22} ${x + reach} ${top - 14}Q${x + reach * 0.5} ${top - 4} ${x} ${top - 6}Q${x - reach * 0.5} ${top - 4} ${x - reach} ${top - 14}Z`
  })
  return path(d`M${x - 4} ${y}L${x - 2} ${y - height}h4L${x + 4} ${y}Z` + tiers.join(''), fill)
}

export const reeds: Plant = (x, y, height, fill, next) =>
  path(
    times(7, (index) => gouge(x + (index - 3) * 5, y, height * between(next, 0.55, 1), -1.57 + (index - 3) * 0.11, 4)) +
      d`M${x - 3} ${y - height * 1.05}q3 -12 6 0v${height * 0.26}q-3 8 -6 0Z`,
    fill,
  )

export const fern: Plant = (x, y, height, fill) =>
  path(rays(x, y, { from: 4, length: height, count: 9, width: height * 0.09, start: -2.75, end: -0.4 }), fill)

export const cerradoTree: Plant = (x, y, h, fill) =>
  path(
    d`M${x - 7} ${y}Q${x - 16} ${y - h * 0.35} ${x - 1} ${y - h * 0.5}Q${x - 22} ${y - h * 0.58} ${x - 30} ${y - h * 0.72}l5 -3Q${x - 10} ${y - h * 0.66} ${x + 4} ${y - h * 0.62}Q${x + 10} ${y - h * 0.8} ${x + 30} ${y - h * 0.84}l-1 7Q${x + 14} ${y - h * 0.72} ${x + 9} ${y - h * 0.5}Q${x - 2} ${y - h * 0.3} ${x + 7} ${y}Z` +
      d`M${x - 62} ${y - h * 0.7}a32 20 0 0 1 62 -8a30 18 0 0 1 -62 8Z` +
      d`M${x - 10} ${y - h * 0.84}a34 24 0 0 1 72 2a36 16 0 0 1 -72 -2Z`,
    fill,
  )

export const mound: Plant = (x, y, height, fill) =>
  path(
    d`M${x - height * 0.34} ${y}Q${x - height * 0.3} ${y - height * 0.7} ${x - 4} ${y - height * 0.8}Q${x + height * 0.32} ${y - height * 0.6} ${x + height * 0.36} ${y}Z`,
    fill,
  )

export const flame: Plant = (x, y, height, fill, next) =>
  path(
    times(7, (index) => {
      const side = (index - 3) / 3
      return gouge(
        x + side * height * 0.28,
        y,
        height * (1 - Math.abs(side) * 0.45) * between(next, 0.8, 1),
        -1.57 + side * 0.2,
        height * 0.13,
      )
    }),
    fill,
  )
