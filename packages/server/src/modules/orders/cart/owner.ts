import type { Saying } from '@bra/contract/kit/saying'
import type { User, Visitor } from '../../../platform/routes.ts'
import { failSaying } from '../../../platform/errors.ts'

/** Names the owner of a cart: a person, or a browser in which nobody has signed in. Exactly one is set. */
export type CartOwner = { userId: number; guestId: null } | { userId: null; guestId: string }

export const ofPerson = (userId: number): CartOwner => ({ userId, guestId: null })

export function ownerOrNull(user: User | null, { guestId }: Visitor): CartOwner | null {
  if (user) return ofPerson(user.id)
  return guestId === null ? null : { userId: null, guestId }
}

export const ownerOf = (user: User | null, visitor: Visitor, toVisitors?: Saying): CartOwner =>
  ownerOrNull(user, visitor) ?? failSaying('login_required', toVisitors)
