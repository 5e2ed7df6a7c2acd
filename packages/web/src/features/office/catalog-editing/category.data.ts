import { categoryCuration } from '@bra/contract/office/category-curation'
import { pageOf, wordOf } from '../../../lib/address.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

const PER_PAGE = 48

export const categoryChoicesQuery = ask(categoryCuration.choices, {})

export const pagesOfCategories = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(categoryCuration.list, {
      query: { q: wordOf(query, 'busca'), business: wordOf(query, 'jogo'), page: at + 1, per_page: PER_PAGE },
    }),
  )

export const categoryLists = [categoryCuration.list, categoryCuration.choices]
