import { fail } from './platform/errors.ts'
import type { User } from './platform/kernel.ts'

type Actor = Pick<User, 'storeIds'>

/** Whether a person acts for this store; nothing else looks it up, so that rights of a team have one place. */
export const actsFor = (person: Actor | null, storeId: number) => person?.storeIds.includes(storeId) ?? false

/** Returns the id of a store for which the person acts; for others there is no such store. */
export const ownStore = (person: Actor, storeId: number): number =>
  actsFor(person, storeId) ? storeId : fail('store_not_found')
