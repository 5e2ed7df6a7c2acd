import { addresses } from '@bra/contract/addresses'
import { openings } from '@bra/contract/openings'
import type { ManagedStore } from '@bra/contract/openings.schemas'
import type { StoreDraft } from '@bra/contract/store-draft.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { reaisOf } from '@bra/contract/cents'
import { ask } from '../../lib/query.ts'
import { ownStoresQuery } from '../stores/own-stores.data.ts'

export const draftQuery = ask(openings.draft, {})
export const managedStoresQuery = ask(openings.own, {})
export const originQuery = (id: number) => ask(addresses.defaultOfStore, { params: { id } })
export const slugQuery = (text: string) => ask(openings.checkSlug, { query: { text } })

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

/** What a draft keeps, as the fields of the form are called. */
export const fieldsOf = ({ free_shipping_over, ...face }: TypedFace) => ({
  ...face,
  free_shipping_over_cents: free_shipping_over,
})
export type FaceFieldValues = ReturnType<typeof fieldsOf>

/** A form has nothing for a text that was left empty. */
export const faceOf = ({ free_shipping_over_cents, ...fields }: Partial<FaceFieldValues>): TypedFace =>
  wholeFace({ ...fields, free_shipping_over: free_shipping_over_cents })

/** With every field, as the server keeps it. */
export const wholeFace = (face: Partial<TypedFace>): TypedFace => ({
  ...emptyDraft.face,
  ...Object.fromEntries(Object.entries(face).filter(([, value]) => value !== undefined)),
})

/** A store that is there, in the fields of the form. */
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

/** Asks again for the stores of the person, wherever they are shown. */
export function useReloadStores() {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: managedStoresQuery.queryKey })
    await client.invalidateQueries({ queryKey: ownStoresQuery.queryKey })
  }
}
