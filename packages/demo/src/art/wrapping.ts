import type { DemoGood } from '../demo.types.ts'
import { elementGlyph } from './glyphs.ts'
import type { Inks } from './palettes.ts'
import { rays, tiles } from './primitives.ts'
import type { Random } from './prng.ts'
import { type Box, circle, clip, faded, path, rect } from './svg.ts'
import { text } from './text.ts'

export interface Product {
  good: DemoGood
  inks: Inks
  random: Random
  id: string
}

export type DrawGood = (product: Product) => string

export const wrapping = ({ inks, random, id }: Product, part: string, shape: string, area: Box, side = 44) =>
  clip(`${id}${part}`, shape, tiles(area, side, [inks.deep, inks.mid], random))

export const emblem = ({ good, inks }: Product, x: number, y: number, radius: number) =>
  path(rays(x, y, { from: radius * 0.98, length: radius * 0.5, count: 26, width: radius * 0.07 }), inks.glow) +
  circle(x, y, radius, inks.glow) +
  circle(x, y, radius * 0.8, inks.ink) +
  elementGlyph(good.element, x, y, inks.glow, Number((radius / 32).toFixed(2)))

export const label = ({ good, inks }: Product, { x, y, width, height }: Box) =>
  rect({ x, y, width, height }, inks.paper, 6) +
  text(good.brand, x + width / 2, y + height * 0.68, {
    face: 'b',
    size: height * 0.52,
    fill: inks.ink,
    anchor: 'middle',
    maxWidth: width - 20,
  })

export const groundShadow = (x: number, y: number, width: number) =>
  faded(`<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${Math.round(width * 0.09)}" fill="#0A1D16"/>`, 0.16)

export const shade = (shape: string, opacity: number) => faded(path(shape, '#0A100E'), opacity)
export const light = (shape: string, opacity: number) => faded(path(shape, '#ffffff'), opacity)
