import type { Print } from './print.ts'
import { keyline } from './frames.ts'
import { elementGlyph, rarityGlyph } from './glyphs.ts'
import { ELEMENTS } from './palettes.ts'
import { times } from './prng.ts'
import { type Box, box, circle, frame, rect } from './svg.ts'
import { text, wrapped } from './text.ts'

const GOLD = '#F2C84B'
const LINE_HEIGHT = 28
const MAX_LINES = 5

export function plainLegend(print: Print, view: Box) {
  const { card, inks } = print
  const edge = keyline(print)
  const isGolden = card.rarity === 'rara' || card.rarity === 'epica'
  const panel = (place: Box) => rect(place, inks.paper, 12) + frame(place, edge, isGolden ? 4 : 3, 12)
  const typeBar = box(32, view.y + view.height + 10, 566, 36)
  return (
    panel(box(32, 32, 566, 60)) +
    text(card.name, 52, 73, { face: 'b', size: 34, fill: inks.ink, maxWidth: 424 }) +
    text(String(card.cost), 517, 74, { face: 'b', size: 32, fill: inks.deep, anchor: 'middle' }) +
    circle(566, 62, 24, inks.deep) +
    elementGlyph(card.element, 566, 62, inks.paper) +
    rect(typeBar, inks.ink, 9) +
    text(typeLine(print), 50, 633, { face: 'h', size: 20, fill: inks.paper, maxWidth: 490 }) +
    rarityGlyph(card.rarity, 574, 626, isGolden ? GOLD : inks.paper) +
    panel(box(32, 654, 566, 156)) +
    rules(print, { x: 52, y: 688, size: 21, fill: inks.ink }) +
    strength(print, 762, 42) +
    footer(print, 841)
  )
}

export function fullArtLegend(print: Print) {
  const { card, inks } = print
  return (
    text(card.name, 46, 662, { face: 'b', size: 44, fill: '#fff', maxWidth: 440 }) +
    text(String(card.cost), 514, 661, { face: 'b', size: 38, fill: inks.glow, anchor: 'middle' }) +
    circle(566, 647, 28, inks.glow) +
    elementGlyph(card.element, 566, 647, inks.ink, 1.15) +
    text(typeLine(print), 46, 695, { face: 'h', size: 21, fill: inks.glow, maxWidth: 490 }) +
    rarityGlyph(card.rarity, 566, 690, GOLD) +
    rules(print, { x: 46, y: 728, size: 21, fill: '#fff' }) +
    strength(print, 800, 44) +
    footer(print, 838)
  )
}

const typeLine = ({ card }: Print) => `${card.kind} — ${ELEMENTS[card.element].name}`

interface Rules {
  x: number
  y: number
  size: number
  fill: string
}

/** Writes the rules text, in smaller letters if it would cover the strength badge. */
function rules({ card }: Print, { x, y, size, fill }: Rules) {
  const roomy = wrapped(card.text, 'm', size, 526)
  const fits = roomy.length <= (card.strength ? 3 : 4)
  const fitted = fits ? size : 19
  const lines = fits ? roomy : wrapped(card.text, 'm', fitted, 526).slice(0, MAX_LINES)
  const step = fits ? LINE_HEIGHT : 24.5
  return times(lines.length, (index) =>
    text(lines[index]!, x, y + index * step, { face: 'm', size: fitted, fill, maxWidth: 526 }),
  )
}

function strength({ card, inks, isFullArt }: Print, y: number, height: number) {
  if (!card.strength) return ''
  const [ground, fill] = isFullArt ? [inks.glow, inks.ink] : [inks.ink, inks.paper]
  return (
    rect(box(476, y, 122, height), ground, 10) +
    text(card.strength, 537, y + height / 2 + 10, { face: 'b', size: 28, fill, anchor: 'middle' })
  )
}

function footer({ card, inks, isFullArt }: Print, y: number) {
  const [left, right] = isFullArt ? [46, 458] : [40, 590]
  const fill = isFullArt ? inks.glow : card.rarity === 'epica' || card.element === 'noite' ? inks.paper : inks.ink
  const number = `${card.set} ${String(card.number).padStart(3, '0')}/${card.total}`
  return (
    text(number, left, y, { face: 'h', size: 18, fill }) +
    text(`Ilustração: ${card.artist}`, (left + right) / 2 + 10, y, {
      face: 'm',
      size: 15,
      fill,
      anchor: 'middle',
      maxWidth: 220,
    }) +
    text('CAUSOS', right, y, { face: 'b', size: 16, fill, anchor: 'end' })
  )
}
