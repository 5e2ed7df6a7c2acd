import { type CardLanguage, type Edition, editions, type Finish, finishes, languages } from './variants.ts'

/** What no source tells is null; copies of the `open_` fields may exist besides, where null stands for all. */
export interface Copies {
  finishes: Finish[] | null
  open_finishes: Finish[] | null
  editions: Edition[] | null
  open_editions: Edition[] | null
  languages: CardLanguage[] | null
  open_languages: CardLanguage[] | null
}

const possible = <Code extends string>(all: readonly Code[], known: Code[] | null, open: Code[] | null) =>
  known && open ? all.filter((code) => known.includes(code) || open.includes(code)) : [...all]

export const possibleFinishes = (copies: Copies) => possible<Finish>(finishes, copies.finishes, copies.open_finishes)
export const possibleEditions = (copies: Copies) => possible<Edition>(editions, copies.editions, copies.open_editions)
export const possibleLanguages = (copies: Copies) =>
  possible<CardLanguage>(languages, copies.languages, copies.open_languages)

/** Finishes that lists also call just "foil". */
const foils: readonly Finish[] = ['foil', 'etched', 'cosmos', 'rainbow', 'cold', 'gold', 'surge', 'textured']

/** Returns the finish of this printing that a list means, as far as what is known of the printing tells it. */
export function finishMeant(finish: Finish, copies: Copies | undefined): Finish {
  const known = copies?.finishes
  if (!known || known.includes(finish)) return finish
  const shining = known.filter((one) => foils.includes(one))
  if (finish === 'foil' && shining.length === 1) return shining[0]!
  // shops call the foils of Lorcana cold
  if (finish === 'cold' && known.includes('foil')) return 'foil'
  return finish === 'normal' && possibleFinishes(copies).length === 1 ? known[0]! : finish
}

export function onlyLanguage(copies: Copies | undefined) {
  const possible = copies ? possibleLanguages(copies) : []
  return possible.length === 1 ? possible[0] : undefined
}

interface CopyOfForm {
  finish: Finish
  edition: Edition | ''
  language: CardLanguage
}

/** Returns a language that something beside the copy names, such as its number, if the printing is known in it. */
export const knownLanguage = (language: CardLanguage | null | undefined, copies: Copies | undefined) =>
  language && copies?.languages?.includes(language) ? language : undefined

export function begunWith(copies: Copies, last: CopyOfForm): CopyOfForm {
  const finish = finishMeant(last.finish, copies)
  const known = copies.finishes
  const isPossible = last.edition !== '' && possibleEditions(copies).includes(last.edition)
  return {
    finish: known && !known.includes(finish) ? known[0]! : finish,
    edition: isPossible ? last.edition : '',
    language: possibleLanguages(copies).includes(last.language) ? last.language : copies.languages![0]!,
  }
}
