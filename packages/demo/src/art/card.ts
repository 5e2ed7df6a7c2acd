import type { DemoCard } from '../demo.types.ts'
import { backdrop } from './backdrop.ts'
import { fullArtFrame, plainFrame } from './frames.ts'
import { fullArtLegend, plainLegend } from './legend.ts'
import { type Inks, inksAtSomeHour, inksOf, litSkin } from './palettes.ts'
import { gouge } from './primitives.ts'
import type { Print } from './print.ts'
import { type Random, random, times } from './prng.ts'
import { RIGS } from './rigs.ts'
import { type Box, at, box, clip, path, picture, rect } from './svg.ts'
import { withGlyphs } from './text.ts'

export const CARD_WIDTH = 630
export const CARD_HEIGHT = 880
export const WHOLE = box(0, 0, CARD_WIDTH, CARD_HEIGHT)

/** Draws the card in 630 × 880; the same card always gives the same bytes. */
export const renderCard = (card: DemoCard) => picture(CARD_WIDTH, CARD_HEIGHT, card.name, withGlyphs(cardFace(card)))

/** Draws the card without its SVG document, for another drawing that ends in `withGlyphs`. */
export function cardFace(card: DemoCard) {
  const isFullArt = card.rarity === 'lendaria'
  const print: Print = {
    card,
    inks: inksOf(card.element),
    random: random(card.seed),
    id: `${card.set}${card.number}`,
    isFullArt,
  }
  const view = isFullArt ? box(22, 22, 586, 836) : box(44, 104, 542, 494)
  const window = clip(`${print.id}a`, rect(view, '#000', isFullArt ? 18 : 10), art(print, view))
  const content = isFullArt
    ? rect(WHOLE, print.inks.ink) + window + fullArtFrame(print) + fullArtLegend(print)
    : rect(WHOLE, print.inks.ink) + plainFrame(print, view) + window + plainLegend(print, view)
  return clip(`${print.id}o`, rect(WHOLE, '#000', 30), content)
}

function art({ card, random: next, isFullArt }: Print, view: Box) {
  const { element } = card
  const inks = inksAtSomeHour(element, next)
  const options = card.options.skin
    ? { ...card.options, skin: litSkin(card.options.skin, element, inks) }
    : card.options
  const groundY = view.y + (isFullArt ? 470 : view.height - 150)
  const scale = isFullArt ? 1.28 : 0.98
  const hasMoon = Boolean(options.moon) && element === 'noite'
  const scenery = backdrop({ element, inks, view, groundY, hasMoon, scale }, next)
  const figure = RIGS[card.rig]({ element, kind: card.kind.replace(/ lendári[ao]$/, ''), inks, options, random: next })
  return (
    scenery +
    at(CARD_WIDTH / 2, view.y + (isFullArt ? 330 : view.height * 0.52), figure, scale) +
    edgeCuts(view, inks, next)
  )
}

function edgeCuts(view: Box, inks: Inks, next: Random) {
  const side = (x: number, angle: number) =>
    gouge(x, view.y + next() * view.height, 10 + next() * 20, angle + (next() - 0.5) * 0.5, 2.4)
  return path(
    times(44, () => side(view.x, 0) + side(view.x + view.width, Math.PI)),
    inks.ink,
  )
}
