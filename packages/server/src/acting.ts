import type { StoreRight } from '@bra/contract/kit/rights'
import { fail } from './platform/errors.ts'
import type { Actor, User } from './platform/kernel.ts'

export interface Membership {
  storeId: number
  /** `all` is what owners have, so that a right that is added later is theirs, too. */
  rights: 'all' | StoreRight[]
}

type Member = Pick<User, 'memberships'>

export const storesOf = (person: Member | null) => person?.memberships.map(({ storeId }) => storeId) ?? []

export const belongsTo = (person: Member | null, storeId: number) => storesOf(person).includes(storeId)

/** Tells whether these rights of somebody in a store include this one; nothing else judges rights. */
export const holdsRight = (rights: Membership['rights'], right: StoreRight) =>
  rights === 'all' || rights.includes(right)

export function actorWith(person: User, right: StoreRight): Actor {
  const able = person.memberships.filter(({ rights }) => holdsRight(rights, right))
  return { ...person, storeIds: storesOf({ memberships: able }) }
}

export const forNoStore = (person: User): Actor => ({ ...person, storeIds: [] })

/** A job does in the owner's name what was asked for in a call with its right. */
export const ownerOf = ({ owner_id: id, store_id: storeId }: { owner_id: number; store_id: number }): Actor => ({
  ...{ id, sessionId: 0, memberships: [], storeIds: [storeId], role: 'supplier' },
  ...{ adult: true, confirmed: true, operatorId: null },
})

type OfStores = Pick<Actor, 'storeIds'>

export const actsFor = (actor: OfStores, storeId: number) => actor.storeIds.includes(storeId)

/** Returns the id of a store for which the person acts; members without the right are refused, others find no store. */
export function ownStore(actor: OfStores & Member, storeId: number): number {
  if (actsFor(actor, storeId)) return storeId
  return fail(belongsTo(actor, storeId) ? 'forbidden' : 'store_not_found')
}
