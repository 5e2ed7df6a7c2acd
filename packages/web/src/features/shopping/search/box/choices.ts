import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { Suggestions } from '@bra/contract/shopping/search.schemas'
import { paths } from '../../../../lib/paths.ts'
import type { TextKey } from '../../../../text/keys.ts'

/** One row of the list: its link, and the text that the arrow keys copy into the field. */
export interface Choice {
  key: string
  term: string
  path: string
  note: string
  image: string | null
  shape: 'card' | 'square' | 'none'
  /** Present if the row is a product, which has a price. */
  product?: Product
}

export interface ChoiceGroup {
  title: TextKey
  choices: Choice[]
}

export function groupsOf({ products, categories, stores }: Suggestions): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [
    {
      title: 'search.groupCards',
      choices: products.map((product) => ({
        key: `product-${product.id}`,
        term: product.name,
        path: paths.product(product),
        note: [product.categories.code, product.card_number].filter(Boolean).join(' ') || product.categories.name,
        image: product.product_image[0]?.image ?? null,
        shape: product.type === 'tcg' ? 'card' : 'square',
        product,
      })),
    },
    {
      title: 'search.groupCollections',
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
      title: 'search.groupStores',
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

export const recentGroup = (texts: string[]): ChoiceGroup[] =>
  texts.length
    ? [
        {
          title: 'search.groupRecent',
          choices: texts.map((term) => ({
            key: `recent-${term}`,
            term,
            path: paths.search(term),
            note: '',
            image: null,
            shape: 'none',
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
