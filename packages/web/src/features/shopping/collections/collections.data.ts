import type { Input } from '@bra/contract/kit/api'
import { collections } from '@bra/contract/shopping/collections'
import { favorites } from '@bra/contract/shopping/favorites'
import type { CollectionItem, CollectionOrder, Vision } from '@bra/contract/shopping/collections.schemas'
import { oneOf, pageOf, wordOf } from '../../../lib/address.ts'
import { useCommand } from '../../../lib/command.ts'
import { paths } from '../../../lib/paths.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

const FAVORITES_PAGE = 24
const ITEMS_PAGE = 24
const visionWords = ['tenho', 'todas', 'faltam', 'repetidas', 'a-venda'] as const satisfies Vision[]
const orderWords = ['numero', 'nome', 'preco', 'raridade', 'recentes'] as const satisfies CollectionOrder[]

export const setsQuery = ask(collections.sets, {})
export const valueQuery = ask(collections.value, {})
export const binderQuery = (set: number) => ask(collections.binder, { params: { id: set } })
export const itemsOfProductQuery = (id: number) => ask(collections.ofProduct, { params: { id } })
export const pagesOfFavorites = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(favorites.list, { query: { page: at + 1, per_page: FAVORITES_PAGE } }),
  )

export const readCollection = (query: URLSearchParams) => ({
  vision: oneOf(query, 'ver', visionWords) ?? 'tenho',
  order: oneOf(query, 'ordem', orderWords) ?? 'numero',
  set: Number(wordOf(query, 'set')) || undefined,
  search: wordOf(query, 'busca'),
  page: pageOf(query),
})
export type CollectionState = ReturnType<typeof readCollection>

/** The address of what the collection lacks of a set; `readCollection` reads it. */
export const lackedOf = (set: number) => `${paths.myCollection()}&ver=faltam&set=${set}#collection-items`

export const pagesOfCollection = ({ vision, order, set, search, page }: CollectionState) =>
  Array.from({ length: page }, (_, at) =>
    askKeeping(collections.list, {
      query: { vision, order_by: order, category_id: set, search, page: at + 1, per_page: ITEMS_PAGE },
    }),
  )

/** Everything that is asked about the collection. */
const all = [collections.list, collections.binder, collections.sets, collections.value, collections.ofProduct]

export const useAddToCollection = () => useCommand(collections.add, { refresh: all })

type ListVariant = Omit<Input<typeof collections.addList>['body'], 'list' | 'skip_unknown'>

export const useAddList = (variant: ListVariant) =>
  useCommand(collections.addList, {
    input: (body: { list: string; skip_unknown: boolean }) => ({ body: { ...variant, ...body } }),
    refresh: all,
  })

export const useChangeItem = ({ id }: CollectionItem) =>
  useCommand(collections.change, {
    input: (body: Input<typeof collections.change>['body']) => ({ params: { id }, body }),
    refresh: all,
  })

export const useRemoveItem = () => useCommand(collections.remove, { refresh: all })
