import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useSettled } from '../../../../lib/useSettled.ts'
import type { ProductList } from '../list/useProductList.ts'
import { ChoiceFacetBody } from './ChoiceFacetBody.tsx'
import { collectionsNamedQuery, namedChoices } from './named-collections.ts'

const SETTLED_MS = 250

interface CollectionFacetBodyProps extends ComponentProps<typeof ChoiceFacetBody> {
  list: ProductList
}

/** A game has hundreds of categories: those with most products are listed, and typing finds any other. */
export function CollectionFacetBody({ list: { scope, facets }, ...body }: CollectionFacetBodyProps) {
  const [typed, setTyped] = useState('')
  const settled = useSettled(typed, SETTLED_MS)
  const named = useQuery({ ...collectionsNamedQuery(scope, settled), enabled: settled !== '' })
  const more = typed && named.data ? namedChoices(named.data.categories, facets) : []
  const isPart = (facets?.other_categories.length ?? 0) > 0
  const isSearching = typed !== settled || named.isFetching
  return <ChoiceFacetBody {...body} {...{ more, isPart, isSearching }} onType={setTyped} />
}
