import { gouge, rays } from '../primitives.ts'
import { between } from '../prng.ts'
import { path } from '../svg.ts'
import type { Subject } from './rig.ts'

/** Hair of leaves or flames around the brow. */
export function leafCrown({ inks, options, random }: Subject, reach = 1) {
  const layer = (fill: string, length: number, count: number, width: number) => {
    const leaves = Array.from({ length: count }, (_, index) => {
      const angle = -3.1 + (index / (count - 1)) * 3.06
      const size = reach * (length + length * 0.28 * Math.sin(index * 1.9) + random() * 18)
      return [Math.cos(angle) * 88, -24 + Math.sin(angle) * 96, size, angle + between(random, -0.08, 0.08)] as const
    })
    const veins = leaves.map(([x, y, size, angle]) => gouge(x, y, size * 0.84, angle, 1.5)).join('')
    return (
      path(leaves.map((leaf) => gouge(...leaf, width)).join(''), fill) + (options.flames ? '' : path(veins, inks.ink))
    )
  }
  return options.flames
    ? layer(inks.deep, 158, 23, 21) + layer(inks.accent, 118, 21, 13) + layer(inks.glow, 84, 19, 10)
    : layer(inks.deep, 150, 15, 34) + layer(inks.mid, 108, 13, 28)
}

/** A straw skirt under the chin, as masks of the feasts wear. */
export const straw = ({ inks, options, random }: Subject) =>
  options.ribbons
    ? path(
        rays(0, 60, { from: 84, length: 110, count: 15, width: 9, start: 0.35, end: Math.PI - 0.35 }, random),
        inks.accent,
      ) +
      path(
        rays(0, 60, { from: 84, length: 84, count: 13, width: 6, start: 0.45, end: Math.PI - 0.45 }, random),
        inks.glow,
      )
    : ''
