import { mixed } from '../palettes.ts'
import { gouge, rays } from '../primitives.ts'
import { between, times } from '../prng.ts'
import { d, path } from '../svg.ts'
import type { Subject } from './rig.ts'

export function leafCrown({ inks, random }: Subject) {
  const layer = (fill: string, length: number, count: number, width: number) => {
    const leaves = Array.from({ length: count }, (_, index) => {
      const angle = -3.1 + (index / (count - 1)) * 3.06
      const size = length + length * 0.2 * Math.sin(index * 1.9) + random() * 14
      return [Math.cos(angle) * 88, -24 + Math.sin(angle) * 96, size, angle + between(random, -0.08, 0.08)] as const
    })
    const blades = leaves.map((leaf) => gouge(...leaf, width)).join('')
    const veins = leaves.map(([x, y, size, angle]) => gouge(x, y, size * 0.84, angle, 1.5)).join('')
    return path(blades, fill) + path(veins, inks.ink)
  }
  return layer(inks.deep, 112, 13, 34) + layer(inks.mid, 80, 12, 28)
}

const EMBER = '#9C1C12'

export function fireHair({ inks, random }: Subject) {
  const layer = (fill: string, height: number, count: number, width: number) =>
    path(
      times(count, (index) => {
        const side = (index / (count - 1)) * 2 - 1
        const reach = height * (1 - side * side * 0.42) * between(random, 0.8, 1.08)
        return tongue(
          [side * 116, -34 - Math.sqrt(1 - side * side * 0.94) * 62],
          reach,
          side * 46 + (index % 2 ? 24 : -24),
          width,
        )
      }),
      fill,
    )
  return (
    layer(mixed(inks.accent, EMBER, 0.6), 190, 11, 27) +
    layer(inks.accent, 152, 10, 24) +
    layer(mixed(inks.accent, inks.glow, 0.5), 112, 9, 20) +
    layer(inks.glow, 76, 8, 14)
  )
}

const tongue = ([x, y]: readonly [number, number], height: number, lean: number, width: number) =>
  d`M${x - width} ${y + 30}C${x - width * 1.7} ${y - height * 0.36} ${x - lean * 0.9} ${y - height * 0.56} ${x + lean} ${y - height}C${x + lean * 0.7 + width * 0.4} ${y - height * 0.6} ${x + width * 1.9} ${y - height * 0.3} ${x + width} ${y + 30}Z`

/** Draws a straw skirt under the chin, as masks of folk feasts have. */
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
