import { finishCode } from './printing-words.ts'
import { magicWords } from './words-of-games.ts'

export interface MagicFace {
  type: string | null
  text: string | null
  cost: string | null
  power: string | null
  toughness: string | null
  loyalty: string | null
}

const joined = (parts: (string | null)[], by: string) => {
  const known = parts.filter(Boolean)
  return known.length ? known.join(by) : null
}

const strengthOf = ({ power, toughness, loyalty }: MagicFace) =>
  power !== null && toughness !== null ? `${power}/${toughness}` : loyalty

/** Returns what the faces of a card say, from the front to the back. */
export const factsOfFaces = (faces: MagicFace[]) => ({
  kind: joined(
    faces.map((face) => face.type),
    ' // ',
  ),
  text: joined(
    faces.map((face) => face.text),
    '\n//\n',
  ),
  cost: joined(
    faces.map((face) => face.cost),
    ' // ',
  ),
  strength: joined(faces.map(strengthOf), ' // '),
})

/** A foil of a promotion with a finish of its own has that finish instead. */
export function finishesOfMagic(finishes: string[], promoTypes: string[]) {
  const special = promoTypes.includes('surgefoil') ? 'surge' : promoTypes.includes('textured') ? 'textured' : 'foil'
  const codes = finishes.map((finish) => (finish === 'foil' ? special : finishCode(finish)))
  return codes.filter((code) => code !== undefined)
}

const standings = new Set(['legal', 'restricted', 'banned'])

/** Returns the formats in which the card is legal, restricted or banned. */
export function legalityOfMagic(given: Record<string, string> | null | undefined) {
  const known = Object.entries(given ?? {}).map(([format, standing]) => [format, standing.toLowerCase()] as const)
  const told = known.filter(([, standing]) => standings.has(standing))
  return told.length ? Object.fromEntries(told) : null
}

export const colorsOf = (colors: string[]) => (colors.length ? colors : ['C']).map(magicWords.element)

const layoutsWithBacks = new Set([
  'transform',
  'modal_dfc',
  'double_faced_token',
  'reversible_card',
  'art_series',
  'battle',
])
export const hasBack = (layout: string) => layoutsWithBacks.has(layout)

/** Addresses of the pictures of a card at Scryfall, the one for lists first. */
export const scryfallImages = (id: string, side: 'front' | 'back') =>
  ['normal', 'large'].map((size) => `https://cards.scryfall.io/${size}/${side}/${id[0]}/${id[1]}/${id}.jpg`)
