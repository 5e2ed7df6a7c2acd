import { MAX_SEARCH_NAME } from '@bra/contract/shopping/saved-search-limits'
import type { QueryNames, SavedQuery } from '@bra/contract/shopping/saved-searches.schemas'
import { money } from '@bra/contract/trade/format'
import { cardConditions } from '@bra/contract/trade/trade'
import type { Translate } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { savedSearchTexts } from './texts.ts'

interface NamedQuery {
  query: SavedQuery
  names: QueryNames
}

/** Returns what a search asks, for example "Boitatá", "NM ou melhor" and "até R$ 50". */
export function wordsOfSearch({ query, names }: NamedQuery, t: Translate): string[] {
  const { search, type, condition, languages = [], finishes = [], ufs = [] } = query
  return [
    search,
    type === 'acs' && t(savedSearchTexts.accessories),
    type === 'bra' && t(savedSearchTexts.house),
    names.game,
    ...['categories', 'rarities', 'elements', 'brands', 'leagues'].map((kind) =>
      names[kind as 'categories'].join(', '),
    ),
    condition && conditionInShort(condition, t),
    languages.map((language) => t(tradeTexts[language])).join(', '),
    finishes.map((finish) => t(tradeTexts[finish])).join(', '),
    priceInShort(query, t),
    ufs.join(', '),
    query.bra_center && t(savedSearchTexts.braCenter),
    query.on_sale && t(savedSearchTexts.onSale),
  ].filter((word) => typeof word === 'string' && word !== '') as string[]
}

export function proposedName(named: NamedQuery, t: Translate) {
  const [first = '', ...others] = wordsOfSearch(named, t)
  const name = others.reduce((all, word) => {
    const longer = `${all} · ${word}`
    return longer.length > MAX_SEARCH_NAME ? all : longer
  }, first)
  return name.slice(0, MAX_SEARCH_NAME).trim()
}

function conditionInShort(condition: NonNullable<SavedQuery['condition']>, t: Translate) {
  if (!(cardConditions as readonly string[]).includes(condition)) return t(tradeTexts[condition])
  return condition === 'M' ? condition : t(savedSearchTexts.orBetter, { condition })
}

function priceInShort({ price_min: from, price_max: to }: SavedQuery, t: Translate) {
  if (to === undefined) return from ? t(savedSearchTexts.from, { price: reais(from) }) : ''
  return from
    ? t(savedSearchTexts.between, { from: reais(from), to: reais(to) })
    : t(savedSearchTexts.upTo, { price: reais(to) })
}

const reais = (cents: number) => money(cents).replace(/,00$/, '')
