import { joined, say, type Saying, unchanged } from '../kit/saying.ts'
import { extraNames, finishNames } from './trade-names.ts'
import type { Variant } from './trade.ts'

// only the server imports it: a browser loads the words of its own language

const conditions: Record<Variant['condition'], Saying> = {
  M: say('Nova', 'Mint'),
  NM: say('Praticamente Nova', 'Near Mint'),
  SP: say('Usada Levemente', 'Lightly Played'),
  MP: say('Usada Moderadamente', 'Moderately Played'),
  HP: say('Muito Usada', 'Heavily Played'),
  D: say('Danificada', 'Damaged'),
  graded: say('Graduada', 'Graded'),
  lacrado: say('Lacrado', 'Sealed'),
  lacrado_avaria: say('Lacrado com avaria', 'Sealed, damaged'),
  aberto: say('Aberto', 'Opened'),
}

const languages: Record<Variant['language'], Saying> = {
  PT: say('Português', 'Portuguese'),
  EN: say('Inglês', 'English'),
  JP: say('Japonês', 'Japanese'),
  ES: say('Espanhol', 'Spanish'),
  FR: say('Francês', 'French'),
  IT: say('Italiano', 'Italian'),
  DE: say('Alemão', 'German'),
  KO: say('Coreano', 'Korean'),
  RU: say('Russo', 'Russian'),
  ZH: say('Chinês', 'Chinese'),
}

/** Extras and finishes that are not here have the same name in both languages. */
const extras: Partial<Record<Variant['extras'][number], Saying>> = {
  prelancamento: say('Pré-lançamento', 'Prerelease'),
  '1edicao': say('1ª Edição', '1st Edition'),
  ilimitada: say('Ilimitada', 'Unlimited'),
  limitada: say('Limitada', 'Limited'),
  assinada: say('Assinada', 'Signed'),
  alterada: say('Alterada', 'Altered'),
  carimbada: say('Carimbada', 'Stamped'),
}

export const conditionSaying = (code: Variant['condition']): Saying => conditions[code]
export const languageSaying = (code: Variant['language']): Saying => languages[code]
export const finishSaying = (code: Variant['finish']): Saying => unchanged(finishNames[code])
export const extraSaying = (code: Variant['extras'][number]): Saying => extras[code] ?? unchanged(extraNames[code])

/** Names each property of a variant: a grade, or else the condition, then language, finish and extras. */
export const variantSayings = ({ condition, grade, language, finish, extras: all }: Variant): Saying[] => [
  grade ? unchanged(`${grade.company} ${grade.grade}`) : conditionSaying(condition),
  languageSaying(language),
  finishSaying(finish),
  ...all.map(extraSaying),
]

export const variantSaying = (variant: Variant): Saying => joined(variantSayings(variant), ', ')
