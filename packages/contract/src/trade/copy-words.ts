import { plain } from './format.ts'
import type { CardCondition, CardLanguage, Edition, Finish } from './variants.ts'

export const englishConditionWords: Record<string, CardCondition> = {
  nearmint: 'NM',
  lightlyplayed: 'SP',
  slightlyplayed: 'SP',
  moderatelyplayed: 'MP',
  heavilyplayed: 'HP',
  damaged: 'D',
  dmg: 'D',
}

export const englishLanguageWords: Record<string, CardLanguage> = {
  ...{ portuguese: 'PT', english: 'EN', japanese: 'JP', spanish: 'ES', french: 'FR' },
  ...{ italian: 'IT', german: 'DE', korean: 'KO', russian: 'RU', chinese: 'ZH' },
}

/** Words that mean the same condition to everybody, as letters only. */
export const commonConditionWords: Record<string, CardCondition> = {
  ...englishConditionWords,
  mint: 'M',
  nearmintorbetter: 'NM',
  nova: 'M',
  praticamentenova: 'NM',
  quasenova: 'NM',
  usadalevemente: 'SP',
  levementeusada: 'SP',
  poucousada: 'SP',
  usadamoderadamente: 'MP',
  moderadamenteusada: 'MP',
  muitousada: 'HP',
  bastanteusada: 'HP',
  danificada: 'D',
  danificado: 'D',
}

const words = (text: string) =>
  plain(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Leaves only the condition of "Near Mint 1st Edition Holofoil". */
export const withoutFinish = (text: string) =>
  words(text).replace(
    /( 1st edition| unlimited| limited)?( reverse| cold| rainbow| gold| surge| textured)*( holo)?( ?foil)?$/,
    '',
  )

const finishWords: [RegExp, Finish][] = [
  [/\betched\b|^e$/, 'etched'],
  [/\breverse\b/, 'reverse'],
  [/^rainbow$|\brainbow foil\b/, 'rainbow'],
  // Flesh and Blood has cold foils with a golden surface, which count as gold ones
  [/^gold$|\bgold (cold )?foil\b/, 'gold'],
  [/^cold$|\bcold foil\b/, 'cold'],
  [/^surge$|\bsurge ?foil\b/, 'surge'],
  [/^(textured|texturizada)$|\btextured foil\b/, 'textured'],
]

/** Reads "foil", "Holofoil", "F", "true", "1", "etched", "Near Mint Cold Foil"; null for none and for "normal". */
export function finishOf(text: string): Finish | null {
  const word = words(text)
  const special = finishWords.find(([pattern]) => pattern.test(word))
  if (special) return special[1]
  if (/^(non|not|nao|no|false)\b/.test(word)) return null
  return /foil|\bholo\b|^(f|true|yes|sim|s|y|x|[1-9]\d*)$/.test(word) ? 'foil' : null
}

const FINISH_WORDS =
  /^(?:1st|first|edition|unlimited|limited|reverse|holo|foil|holofoil|cold|rainbow|gold|surge|textured|etched|f)$/

/** False for "Poké Ball Holo", which is a finish of its own and not any foil. */
export const isOfFinishes = (text: string) =>
  words(text)
    .split(' ')
    .every((word) => FINISH_WORDS.test(word))

const editionWords: [RegExp, Edition][] = [
  [/\b(1st|first) ed(ition)?\b|\b(1a?|primeira) ed(icao)?\b/, '1edicao'],
  [/\bunlimited\b|\bilimitada\b/, 'ilimitada'],
  [/\blimited\b|\blimitada\b/, 'limitada'],
]

/** Reads "1st Edition Holofoil", "1ª Edição", "Near Mint Unlimited"; null for none. */
export function editionOf(text: string): Edition | null {
  const word = words(text)
  return editionWords.find(([pattern]) => pattern.test(word))?.[1] ?? null
}
