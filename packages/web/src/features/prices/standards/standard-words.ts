import type { Standard } from '@bra/contract/trade/standard'
import type { Translate } from '../../../lib/text.tsx'

const MOST_NAMED = 3

/** Returns "NM+, PT, Foil, até 2 dias úteis", or "NM+, qualquer idioma". */
export function standardInShort(t: Translate, { condition, languages, finishes, posts_in_days: days }: Standard) {
  const spoken =
    languages.length > MOST_NAMED
      ? [t('standards.languagesCount', { count: languages.length })]
      : languages.length
        ? languages
        : [t('standards.anyLanguage')]
  const looks =
    finishes.length > MOST_NAMED
      ? [t('standards.finishesCount', { count: finishes.length })]
      : finishes.map((finish) => t(`trade.${finish}`))
  return [orBetter(condition), ...spoken, ...looks, ...(days ? [t('standards.within', { count: days })] : [])].join(
    ', ',
  )
}

/** Returns "NM+, PT", where a line of a phone has no room for more. */
export const standardCodes = ({ condition, languages }: Standard) =>
  [orBetter(condition), ...(languages.length > MOST_NAMED ? [] : languages)].join(', ')

const orBetter = (condition: Standard['condition']) => (condition === 'M' ? condition : `${condition}+`)
