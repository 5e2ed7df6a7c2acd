import { storefronts } from '@bra/contract/shopping/storefronts'
import type { StorefrontOffer } from '@bra/contract/shopping/storefronts.schemas'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useDestination } from '../../people/addresses/destination.ts'
import { ask } from '../../../lib/query.ts'
import { useKnownSession, useSession } from '../../../lib/session.ts'

/** Ids of the offers that fit the person's wants, and of those of cards that the collection lacks. */
export interface Marks {
  wanted: Set<number>
  missing: Set<number>
}

/** Asks once for each page of offers; visitors have no marks. */
export function useMarks(pages: { products: StorefrontOffer[] }[]): Marks {
  const session = useSession()
  const answers = useQueries({
    queries: pages.map(({ products }) => ({
      ...ask(storefronts.marks, { body: { ids: products.map(({ id }) => id) } }),
      enabled: session !== null && products.length > 0,
    })),
  })
  const found = answers.flatMap(({ data }) => data ?? [])
  return {
    wanted: new Set(found.flatMap(({ wanted }) => wanted)),
    missing: new Set(found.flatMap(({ missing }) => missing)),
  }
}

export const parcelQuery = (storeId: number, cep: string | undefined) =>
  ask(storefronts.parcel, { body: { store_id: storeId, cep } })

/** Nothing is asked before it is known who the person is. */
export function useParcelFacts(storeId: number) {
  const session = useKnownSession()
  const { cep } = useDestination()
  return useQuery({ ...parcelQuery(storeId, cep), enabled: session !== undefined })
}

/** The answer stays undefined for all but members, because a change would hydrate all rows of the store at once. */
export function useIsOwnStore(storeId: number) {
  const session = useSession()
  const { cep } = useDestination()
  const query = { ...parcelQuery(storeId, cep), enabled: session !== null }
  return useQuery({ ...query, select: ({ own }) => own || undefined }).data ?? false
}
