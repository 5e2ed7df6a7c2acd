import type { CartGroup } from '@bra/contract/orders/cart.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type CartReply, useActiveCart } from '../../orders/cart/active-cart.ts'
import { useDestination } from '../../people/addresses/destination.ts'
import { parcelQuery, useParcelFacts } from './storefronts.data.ts'

const inParcel = (storeId: number) => (reply: CartReply) => {
  const { groups } = reply.result
  const ofCenter = groups.find(({ store }) => store === null)?.lines ?? []
  return {
    group: groups.find(({ store }) => store?.id === storeId) ?? null,
    byCenter: ofCenter.filter(({ store }) => store.id === storeId).reduce((sum, { quantity }) => sum + quantity, 0),
    /** Changes whenever something is put in or taken out. */
    content: JSON.stringify(groups.flatMap(({ lines }) => lines.map(({ id, quantity }) => [id, quantity]))),
  }
}

export interface Parcel {
  group: CartGroup | null
  /** Units of this store that come from the centre. */
  byCenter: number
  facts: ReturnType<typeof useParcelFacts>['data']
  /** Cents of goods missing for free freight; 0 if it is free, null without a rule. */
  missing: number | null
  error: Error | null
}

export function useParcel(storeId: number): Parcel {
  const { data: cart } = useActiveCart(inParcel(storeId))
  const { data: facts, error } = useParcelFacts(storeId)
  useNewFacts(storeId, cart?.content)
  const group = cart?.group ?? null
  const missing = group && group.count > 0 ? group.free_missing_cents : (facts?.free_from_cents ?? null)
  return { group, byCenter: cart?.byCenter ?? 0, facts, missing, error }
}

/** Asks anew for the offers that complete a parcel when its content changes. */
function useNewFacts(storeId: number, content: string | undefined) {
  const queries = useQueryClient()
  const { cep } = useDestination()
  const before = useRef(content)
  useEffect(() => {
    const isNews = before.current !== undefined && before.current !== content
    before.current = content
    if (isNews) void queries.invalidateQueries({ queryKey: parcelQuery(storeId, cep).queryKey })
  }, [queries, storeId, cep, content])
}
