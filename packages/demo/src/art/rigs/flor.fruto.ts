import type { Inks } from '../palettes.ts'
import { gouge, rays } from '../primitives.ts'
import { between, times } from '../prng.ts'
import { at, circle, d, path } from '../svg.ts'
import type { DrawRig } from './rig.ts'

const FRUITS = [
  [0, 10, 1.25],
  [-96, -56, 0.92],
  [92, -70, 1],
  [-88, 74, 0.86],
  [96, 66, 0.92],
  [2, -128, 0.82],
] as const

/** Draws a branch of open fruits whose seeds look like eyes, as guaraná has. */
export const fruitBranch: DrawRig = ({ inks, options, random }) => {
  const rind = options.skin ?? inks.accent
  const leaves = times(12, (index) => {
    const angle = (index / 12) * Math.PI * 2 + 0.2
    return leaf(
      Math.cos(angle) * 60,
      Math.sin(angle) * 50,
      between(random, 130, 160),
      angle,
      index % 2 ? inks.deep : inks.mid,
      inks,
    )
  })
  const stems = FRUITS.map(([x, y]) => d`M-3 190Q${x * 0.2} ${y + 60} ${x} ${y}Q${x * 0.2 + 8} ${y + 64} 5 190Z`).join(
    '',
  )
  return (
    leaves +
    path(stems, inks.ink) +
    FRUITS.map(([x, y, size]) => at(x, y, fruit(inks, rind), size, between(random, -24, 24))).join('')
  )
}

const leaf = (x: number, y: number, length: number, angle: number, fill: string, inks: Inks) =>
  path(gouge(x, y, length, angle, 40), fill) + path(gouge(x, y, length * 0.86, angle, 2.6), inks.sky)

const fruit = (inks: Inks, rind: string) =>
  path('M0 -52C44 -52 58 -18 54 10C48 44 20 54 0 60C-20 54 -48 44 -54 10C-58 -18 -44 -52 0 -52Z', rind) +
  path(rays(0, 2, { from: 36, length: 17, count: 20, width: 2.4 }), inks.ink) +
  circle(0, 2, 34, inks.paper) +
  circle(0, 2, 19, inks.ink) +
  circle(6, -5, 5, inks.paper) +
  path('M-10 -50Q0 -78 10 -50Z', inks.deep)
