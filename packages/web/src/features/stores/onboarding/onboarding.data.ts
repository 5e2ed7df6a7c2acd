import { addresses } from '@bra/contract/people/addresses'
import { onboarding } from '@bra/contract/stores/onboarding'
import type { ManagedStore } from '@bra/contract/stores/onboarding.schemas'
import type { StoreDraft } from '@bra/contract/stores/store-draft.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { reaisOf } from '@bra/contract/trade/cents'
import { ask } from '../../../lib/query.ts'
import { ownStoresQuery } from '../stores/own-stores.data.ts'

export const draftQuery = ask(onboarding.draft, {})
export const managedStoresQuery = ask(onboarding.own, {})
export const originQuery = (id: number) => ask(addresses.defaultOfStore, { params: { id } })
export const slugQuery = (text: string) => ask(onboarding.checkSlug, { query: { text } })

export type TypedFace = StoreDraft['face']

export const emptyDraft: StoreDraft = {
  step: 0,
  face: {
    name: '',
    slug: '',
    description: '',
    policies: '',
    posts_in_days: '2',
    free_shipping_over: '',
    sends_letters: false,
    allows_pickup: false,
  },
  plan: '',
  typed: {},
}

export const fieldsOf = ({ free_shipping_over, ...face }: TypedFace) => ({
  ...face,
  free_shipping_over_cents: free_shipping_over,
})
export type FaceFieldValues = ReturnType<typeof fieldsOf>

/** Form values may be undefined for texts that were left empty. */
export const faceOf = ({ free_shipping_over_cents, ...fields }: Partial<FaceFieldValues>): TypedFace =>
  wholeFace({ ...fields, free_shipping_over: free_shipping_over_cents })

/** Fills in missing fields, as the server stores all of them. */
export const wholeFace = (face: Partial<TypedFace>): TypedFace => ({
  ...emptyDraft.face,
  ...Object.fromEntries(Object.entries(face).filter(([, value]) => value !== undefined)),
})

export const fieldsOfStore = (store: ManagedStore): FaceFieldValues => ({
  name: store.name,
  slug: store.slug,
  description: store.description,
  policies: store.policies,
  posts_in_days: String(store.posts_in_days),
  free_shipping_over_cents: reaisOf(store.free_shipping_over_cents),
  sends_letters: store.sends_letters,
  allows_pickup: store.allows_pickup,
})

export function useReloadStores() {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: managedStoresQuery.queryKey })
    await client.invalidateQueries({ queryKey: ownStoresQuery.queryKey })
  }
}
