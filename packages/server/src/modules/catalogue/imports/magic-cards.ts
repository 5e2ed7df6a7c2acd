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

interface MagicFrame {
  border: string | null | undefined
  frame: string | null | undefined
  effects: string[] | null | undefined
  isFullArt: boolean | null | undefined
  releasedOn: string | null | undefined
}

const namedEffects: Record<string, string> = { showcase: 'showcase', extendedart: 'extended-art', etched: 'etched' }
const oldFrames = new Set(['1993', '1997'])
/** The day from which new sets have another frame; the old one on a later card is a treatment. */
const NEW_FRAME_ON = '2003-07-28'

/** Returns how the printing looks, where it does not look like most of its set: "borderless", "retro". */
export function variantOfMagic({ border, frame, effects, isFullArt, releasedOn }: MagicFrame) {
  const looks = [
    border === 'borderless' ? 'borderless' : [],
    (effects ?? []).flatMap((effect) => namedEffects[effect] ?? []),
    isFullArt && border !== 'borderless' ? 'full-art' : [],
    oldFrames.has(frame ?? '') && (releasedOn ?? '') > NEW_FRAME_ON ? 'retro' : [],
  ].flat()
  return looks.length ? looks.join('-') : null
}

const standings = new Set(['legal', 'restricted', 'banned'])

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

export const scryfallImages = (id: string, side: 'front' | 'back') =>
  ['normal', 'large'].map((size) => `https://cards.scryfall.io/${size}/${side}/${id[0]}/${id[1]}/${id}.jpg`)
