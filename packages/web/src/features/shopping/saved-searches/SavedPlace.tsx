import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import type { ProductList } from '../search/list/useProductList.ts'
import { SAVING, SHOWN_SEARCH } from './place.ts'

const ListSearch = partOfBrowser(async () => (await import('./ListSearch.tsx')).ListSearch)

/** The script is loaded only if the address has a saved search, or the wish to save one. */
export function SavedPlace({ list }: { list: ProductList }) {
  const [query] = useSearchParams()
  return <Suspense>{(query.has(SAVING) || query.has(SHOWN_SEARCH)) && <ListSearch list={list} />}</Suspense>
}
