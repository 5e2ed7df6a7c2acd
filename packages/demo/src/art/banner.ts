import type { DemoCard, ElementSlug } from '../demo.types.ts'
import { CARD_HEIGHT, CARD_WIDTH, cardFace } from './card.ts'
import { type Inks, inksOf, mixed } from './palettes.ts'
import { hills, rays, tiles } from './primitives.ts'
import { type Random, random } from './prng.ts'
import { type Box, at, box, circle, faded, path, picture, rect } from './svg.ts'
import { withGlyphs } from './text.ts'

export interface Banner {
  cards: DemoCard[]
  element: ElementSlug
  seed: number
  portrait?: boolean
}

interface Layout {
  canvas: Box
  sun: readonly [x: number, y: number, radius: number]
  fan: readonly [x: number, y: number, scale: number, spread: number]
  band: Box
  groundY: number
}

const LANDSCAPE: Layout = {
  canvas: box(0, 0, 1280, 360),
  sun: [318, 190, 170],
  fan: [318, 196, 0.35, 136],
  band: box(0, 320, 1280, 40),
  groundY: 250,
}
const PORTRAIT: Layout = {
  canvas: box(0, 0, 720, 720),
  sun: [360, 220, 190],
  fan: [360, 226, 0.42, 168],
  band: box(0, 672, 720, 48),
  groundY: 330,
}

/** Draws three cards in a fan over the landscape of an element; the area under the page's text stays dark and calm. */
export function renderBanner({ cards, element, seed, portrait = false }: Banner) {
  const layout = portrait ? PORTRAIT : LANDSCAPE
  const inks = inksOf(element)
  const next = random(seed)
  const { width, height } = layout.canvas
  return picture(
    width,
    height,
    '',
    withGlyphs(
      ground(layout, inks, next) +
        fan(cards, layout) +
        tiles(layout.band, layout.band.height, [inks.ink, inks.deep], next),
    ),
  )
}

function ground({ canvas, sun: [x, y, radius], groundY }: Layout, inks: Inks, next: Random) {
  const night = mixed(inks.deep, inks.ink, 0.58)
  const hill = (top: number) => hills({ ...canvas, y: top, height: canvas.height - top }, 40, next, 6)
  return (
    rect(canvas, night) +
    faded(
      path(rays(x, y, { from: radius * 1.06, length: canvas.width * 0.36, count: 54, width: 6 }, next), inks.mid),
      0.5,
    ) +
    circle(x, y, radius, inks.glow) +
    path(rays(x, y, { from: radius * 0.8, length: radius * 0.16, count: 52, width: 2.4 }), inks.deep) +
    path(hill(groundY), mixed(inks.deep, inks.ink, 0.4)) +
    path(hill(groundY + 40), mixed(inks.deep, inks.ink, 0.75))
  )
}

function fan(cards: DemoCard[], { fan: [x, y, scale, spread] }: Layout) {
  const [left, middle, right] = cards
  const placed = [
    [left, -spread, 16, -13],
    [right, spread, 16, 13],
    [middle, 0, -4, 0],
  ] as const
  return placed
    .map(([card, dx, dy, degrees]) => (card ? at(x + dx, y + dy, shadow() + centred(card), scale, degrees) : ''))
    .join('')
}

const centred = (card: DemoCard) => at(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, cardFace(card))
const shadow = () =>
  faded(rect(box(-CARD_WIDTH / 2 - 10, -CARD_HEIGHT / 2 + 12, CARD_WIDTH + 20, CARD_HEIGHT + 14), '#000', 40), 0.3)
