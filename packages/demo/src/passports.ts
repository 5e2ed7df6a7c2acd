import { passportFrames } from '@bra/contract/ground/passports'
import type { CardDefect, PassportFrame } from '@bra/contract/ground/passports.schemas'
import type { CardCondition } from '@bra/contract/trade/trade'
import { type Flaw, placeOf, renderPhotograph } from './art/photograph.ts'
import { demoCards } from './cards.ts'

const corner: Flaw = { side: 'front', kind: 'wear', x: 616, y: 14 }
const edge: Flaw = { side: 'back', kind: 'whitening', x: 3, y: 420 }
const otherEdge: Flaw = { side: 'front', kind: 'whitening', x: 627, y: 560 }
const scratch: Flaw = { side: 'front', kind: 'scratch', x: 300, y: 380 }

const flaws: Partial<Record<CardCondition, Flaw[]>> = {
  NM: [edge],
  SP: [edge, corner],
  MP: [edge, corner, otherEdge],
  HP: [edge, corner, otherEdge, scratch],
  D: [edge, corner, otherEdge, scratch],
}

/** Draws the photos with which a store shows a card of the world; null for cards of other worlds. */
export function photographsOf(code: string, condition: CardCondition) {
  const card = demoCards.find(({ set, number }) => code === `${set}-${String(number).padStart(3, '0')}`)
  if (!card) return null
  const seen = flaws[condition] ?? []
  return {
    photographs: passportFrames.map((frame) => ({ frame, svg: renderPhotograph(card, frame, seen) })),
    defects: seen.map(marked),
  }
}

/** Marks a flaw on the photo that shows it from nearest. */
function marked(flaw: Flaw): CardDefect {
  const nearestFirst: PassportFrame[] = ['top_corner', 'bottom_corner', 'front', 'back']
  const places = nearestFirst.flatMap((frame) => {
    const place = placeOf(frame, flaw)
    return place ? [{ frame, ...place }] : []
  })
  return { ...places[0]!, kind: flaw.kind, note: null }
}
