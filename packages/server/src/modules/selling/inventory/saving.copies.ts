import { en, joined, pt, say, type Saying } from '@bra/contract/kit/saying'
import { type Copies, possibleEditions, possibleFinishes, possibleLanguages } from '@bra/contract/trade/copies'
import { extraSaying, finishSaying, languageSaying } from '@bra/contract/trade/copy-sayings'
import { editionIn } from '@bra/contract/trade/trade'
import type { Variant } from './listing-writing.queries.ts'

type Copy = Pick<Variant, 'finish' | 'extras' | 'language'>

export interface Absent {
  code: 'finish_absent' | 'edition_absent' | 'language_absent'
  field: 'finish' | 'extras' | 'language'
  message: Saying
}

/** Returns why the printing is known not to have this copy; what an offer had before it was changed stays. */
export function absentIn(copy: Copy, was: Copy | null, copies: Copies): Absent | null {
  const finishes = possibleFinishes(copies)
  if (copy.finish !== was?.finish && !finishes.includes(copy.finish))
    return {
      code: 'finish_absent',
      field: 'finish',
      message: sentenceOf(copy.finish, finishes, finishSaying),
    }
  const languages = possibleLanguages(copies)
  if (copy.language !== was?.language && !languages.includes(copy.language))
    return {
      code: 'language_absent',
      field: 'language',
      message: sentenceOf(copy.language, languages, languageSaying),
    }
  const [edition, before] = [editionIn(copy.extras), was && editionIn(was.extras)]
  const editions = possibleEditions(copies)
  if (!edition || edition === before || editions.includes(edition)) return null
  return {
    code: 'edition_absent',
    field: 'extras',
    message: sentenceOf(edition, editions, extraSaying),
  }
}

function sentenceOf<Word extends string>(asked: Word, known: readonly Word[], named: (word: Word) => Saying) {
  const [one, all] = [named(asked), joined(known.map(named), ', ')]
  return say(
    pt`Esta impressão não existe em ${one}: só em ${all}. Se a sua é diferente, peça à Bra Cards que a inclua.`,
    en`This printing does not exist in ${one}, only in ${all}. If yours is different, ask Bra Cards to include it.`,
  )
}
