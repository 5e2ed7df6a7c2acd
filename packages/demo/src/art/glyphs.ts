import type { ElementSlug, RaritySlug } from '../demo.types.ts'
import { gouge, star } from './primitives.ts'
import { at, circle, path } from './svg.ts'

const ELEMENT_SHAPES: Record<ElementSlug, string> = {
  mata: 'M0 -18C18 -7 16 12 1.5 17V-4L-1.5 -4V17C-16 12 -18 -7 0 -18Z',
  agua: 'M0 -18C6 -6 14 0 14 6A14 12 0 0 1 -14 6C-14 0 -6 -6 0 -18Z',
  fogo: 'M0 17C-18 14 -15 -4 -6 -8C-6 -2 -2 -2 0 -18C10 -8 16 14 0 17Z',
  vento: gouge(-16, -8, 32, -0.1, 5) + gouge(-12, 0, 28, 0.05, 5) + gouge(-8, 9, 22, 0.1, 5),
  noite: 'M8 -16A17 17 0 1 0 8 16A13 13 0 1 1 8 -16Z',
  terra: 'M-17 13L-4 -15L4 -2L9 -9L18 13Z',
}

export const elementGlyph = (element: ElementSlug, x: number, y: number, fill: string, scale = 1) =>
  at(x, y, path(ELEMENT_SHAPES[element], fill), scale)

const RARITY_SHAPES: Record<RaritySlug, (fill: string) => string> = {
  comum: (fill) => circle(0, 0, 8, fill),
  incomum: (fill) => path('M0 -11L11 0L0 11L-11 0Z', fill),
  rara: (fill) => path(star(0, 0, 13, 5.4, 5), fill),
  epica: (fill) => path(star(0, 0, 14, 5, 4), fill) + circle(0, 0, 3, '#fff'),
  lendaria: (fill) => path(star(0, 0, 15, 8, 8), fill) + circle(0, 0, 4.5, '#fff'),
}

export const rarityGlyph = (rarity: RaritySlug, x: number, y: number, fill: string) =>
  at(x, y, RARITY_SHAPES[rarity](fill))
