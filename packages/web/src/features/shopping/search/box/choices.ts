import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { SiteText } from '@bra/contract/kit/both'
import { addressOfQuery } from '@bra/contract/shopping/saved-queries'
import type { SavedQuery } from '@bra/contract/shopping/saved-searches.schemas'
import type { Suggestions } from '@bra/contract/shopping/suggested.schemas'
import { paths } from '../../../../lib/paths.ts'
import { searchBoxTexts } from './texts.ts'

/** `term` is the text that the arrow keys copy into the field. */
export interface Choice {
  key: string
  term: string
  path: string
  note: string
  image: string | null
  shape: 'card' | 'square' | 'none'
  product?: Product
  /** True for a saved search, whose name is no text to search again. */
  isSaved?: true
}

export interface ChoiceGroup {
  title: SiteText
  choices: Choice[]
}

export interface OfGames {
  /** Names of games by slug, if the list mixes several games. */
  names: Map<string, string> | undefined
  /** The game that is searched; null searches all. */
  game: { slug: string; name: string } | null
}

export function groupsOf({ products, categories, stores, ...told }: Suggestions, { names }: OfGames): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [
    {
      title: searchBoxTexts.groupCards,
      choices: products.map((product) => ({
        key: `product-${product.id}`,
        term: product.name,
        path: paths.product(product),
        note: noteOf(product, names, told.told_by_rarity.includes(product.id)),
        image: product.product_image[0]?.image ?? null,
        shape: product.type === 'tcg' ? 'card' : 'square',
        product,
      })),
    },
    {
      title: searchBoxTexts.groupCollections,
      choices: categories.map((category) => ({
        key: `category-${category.id}`,
        term: category.name,
        path: paths.category(category),
        note: category.code,
        image: category.symbol,
        shape: 'square',
      })),
    },
    {
      title: searchBoxTexts.groupStores,
      choices: stores.map((store) => ({
        key: `store-${store.id}`,
        term: store.name,
        path: paths.store(store.slug),
        note: `${store.city}, ${store.uf}`,
        image: store.avatar,
        shape: 'square',
      })),
    },
  ]
  return groups.filter((group) => group.choices.length > 0)
}

function noteOf({ card_number, categories, rarity }: Product, names: OfGames['names'], isToldByRarity: boolean) {
  const number = [categories.code, card_number].filter(Boolean).join(' ')
  const parts = [number, isToldByRarity && rarity?.name, names?.get(categories.business), categories.name]
  return parts.filter(Boolean).join(' · ')
}

export const groupElsewhere = (text: string, { game }: OfGames): ChoiceGroup[] =>
  game
    ? [
        {
          title: searchBoxTexts.outside,
          choices: [{ key: 'all-games', term: text, path: paths.search(text), note: '', image: null, shape: 'none' }],
        },
      ]
    : []

export const recentGroup = (texts: string[], { game }: OfGames): ChoiceGroup[] =>
  texts.length
    ? [
        {
          title: searchBoxTexts.groupRecent,
          choices: texts.map((term) => ({
            key: `recent-${term}`,
            term,
            path: paths.search(term, game?.slug),
            note: '',
            image: null,
            shape: 'none',
          })),
        },
      ]
    : []

const MOST_SAVED = 5

export const savedGroup = (searches: { id: number; name: string; query: SavedQuery }[]): ChoiceGroup[] =>
  searches.length
    ? [
        {
          title: searchBoxTexts.groupSaved,
          choices: searches.slice(0, MOST_SAVED).map(({ id, name, query }) => ({
            key: `saved-${id}`,
            term: name,
            path: addressOfQuery(query, id),
            note: '',
            image: null,
            shape: 'none',
            isSaved: true,
          })),
        },
      ]
    : []

/** Splits a term so that the typed part is plain and the rest bold. */
export function splitMatch(term: string, typed: string): [string, string, string] {
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const at = typed ? fold(term).indexOf(fold(typed)) : -1
  return at < 0 ? [term, '', ''] : [term.slice(0, at), term.slice(at, at + typed.length), term.slice(at + typed.length)]
}
