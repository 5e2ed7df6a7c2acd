import type { Print } from './print.ts'
import { gouge, tiles } from './primitives.ts'
import { times } from './prng.ts'
import { type Box, box, clip, faded, frame, path, rect } from './svg.ts'

const FACE = box(18, 18, 594, 844)
const HAS_GOLD = new Set(['rara', 'epica', 'lendaria'])

/** Returns the colour of the fine lines: gold for rara and higher, ink below. */
export const keyline = ({ card, inks, id }: Print) => (HAS_GOLD.has(card.rarity) ? `url(#${id}g)` : inks.ink)

const gold = (id: string) =>
  `<linearGradient id="${id}g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F9E08A"/><stop offset=".35" stop-color="#C98F1E"/><stop offset=".6" stop-color="#FBEBA9"/><stop offset="1" stop-color="#B0761A"/></linearGradient>`

/** Draws the frame below the art of every rarity but lendária: hatching, or tiles for épica. */
export function plainFrame(print: Print, view: Box) {
  const { card, inks, random, id } = print
  const isEpic = card.rarity === 'epica'
  const ground = isEpic
    ? clip(`${id}t`, rect(FACE, '#000', 18), tiles(FACE, 54, [inks.deep, inks.mid], random))
    : hatched(print)
  const border = frame(
    { x: view.x - 2, y: view.y - 2, width: view.width + 4, height: view.height + 4 },
    keyline(print),
    HAS_GOLD.has(card.rarity) ? 8 : 6,
    11,
  )
  return (
    (HAS_GOLD.has(card.rarity) ? gold(id) : '') +
    ground +
    (HAS_GOLD.has(card.rarity) ? frame(FACE, keyline(print), 3, 18) : '') +
    border
  )
}

function hatched({ card, inks, random }: Print) {
  const cuts = times(100, () =>
    gouge(20 + random() * 590, 20 + random() * 840, 14 + random() * 22, 0.9 + random() * 0.3, 1.5),
  )
  const diamonds =
    card.rarity === 'incomum'
      ? times(15, (index) => `M31 ${100 + index * 50}l6 8l-6 8l-6 -8zM599 ${100 + index * 50}l6 8l-6 8l-6 -8z`)
      : ''
  return rect(FACE, inks.mid, 18) + faded(path(cuts, inks.deep), 0.5) + path(diamonds, inks.deep)
}

/** Draws the frame over the full art of a lendária: a shade behind its text, and a double gold line. */
export function fullArtFrame(print: Print) {
  const { inks, id } = print
  const shade = `<linearGradient id="${id}f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${inks.ink}" stop-opacity="0"/><stop offset=".3" stop-color="${inks.ink}" stop-opacity=".94"/><stop offset="1" stop-color="${inks.ink}"/></linearGradient>`
  return (
    gold(id) +
    shade +
    rect(box(22, 530, 586, 328), `url(#${id}f)`) +
    frame(box(14, 14, 602, 852), keyline(print), 9, 22) +
    frame(box(26, 26, 578, 828), keyline(print), 2, 14)
  )
}
