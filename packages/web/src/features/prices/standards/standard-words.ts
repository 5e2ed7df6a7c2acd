import type { Standard } from '@bra/contract/trade/standard'
import type { Translate } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { standardTexts } from './texts.ts'

const MOST_NAMED = 3

/** Returns "NM+, PT, Foil, até 2 dias úteis", or "NM+, qualquer idioma". */
export function standardInShort(t: Translate, { condition, languages, finishes, posts_in_days: days }: Standard) {
  const spoken =
    languages.length > MOST_NAMED
      ? [t(standardTexts.languagesCount, { count: languages.length })]
      : languages.length
        ? languages
        : [t(standardTexts.anyLanguage)]
  const looks =
    finishes.length > MOST_NAMED
      ? [t(standardTexts.finishesCount, { count: finishes.length })]
      : finishes.map((finish) => t(tradeTexts[finish]))
  return [orBetter(condition), ...spoken, ...looks, ...(days ? [t(standardTexts.within, { count: days })] : [])].join(
    ', ',
  )
}

/** Returns "NM+, PT", where a line of a phone has no room for more. */
export const standardCodes = ({ condition, languages }: Standard) =>
  [orBetter(condition), ...(languages.length > MOST_NAMED ? [] : languages)].join(', ')

const orBetter = (condition: Standard['condition']) => (condition === 'M' ? condition : `${condition}+`)
