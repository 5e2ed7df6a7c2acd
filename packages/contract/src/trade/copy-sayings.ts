import { joined, say, type Saying, unchanged } from '../kit/saying.ts'
import { conditionNames, extraNames, finishNames, languageNames } from './trade-names.ts'
import type { Variant } from './trade.ts'

// only the server imports it: a browser loads the words of its own language

const conditions: Record<Variant['condition'], string> = {
  M: 'Mint',
  NM: 'Near Mint',
  SP: 'Lightly Played',
  MP: 'Moderately Played',
  HP: 'Heavily Played',
  D: 'Damaged',
  graded: 'Graded',
  lacrado: 'Sealed',
  lacrado_avaria: 'Sealed, damaged',
  aberto: 'Opened',
}

const languages: Record<Variant['language'], string> = {
  PT: 'Portuguese',
  EN: 'English',
  JP: 'Japanese',
  ES: 'Spanish',
  FR: 'French',
  IT: 'Italian',
  DE: 'German',
  KO: 'Korean',
  RU: 'Russian',
  ZH: 'Chinese',
}

/** Extras that are not here, and all finishes, have the same name in both languages. */
const extras: Partial<Record<Variant['extras'][number], string>> = {
  prelancamento: 'Prerelease',
  '1edicao': '1st Edition',
  ilimitada: 'Unlimited',
  limitada: 'Limited',
  assinada: 'Signed',
  alterada: 'Altered',
  carimbada: 'Stamped',
}

export const conditionSaying = (code: Variant['condition']) => say(conditionNames[code], conditions[code])
export const languageSaying = (code: Variant['language']) => say(languageNames[code], languages[code])
export const finishSaying = (code: Variant['finish']) => unchanged(finishNames[code])
export const extraSaying = (code: Variant['extras'][number]) => say(extraNames[code], extras[code] ?? extraNames[code])

export const variantSayings = ({ condition, grade, language, finish, extras: all }: Variant): Saying[] => [
  grade ? unchanged(`${grade.company} ${grade.grade}`) : conditionSaying(condition),
  languageSaying(language),
  finishSaying(finish),
  ...all.map(extraSaying),
]

export const variantSaying = (variant: Variant): Saying => joined(variantSayings(variant), ', ')
