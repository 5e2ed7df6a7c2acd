import type { Place } from '@bra/contract/addresses.schemas'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/events.ts'
import type { Scope } from './address-book.queries.ts'
import type { AddressRow } from './addresses.view.ts'
import { moveStoreAddresses, setOrigin } from './origins.queries.ts'

type Clock = Pick<App, 'clock'>

/** A store posts from its default address, and its freight is counted from there. */
export async function postFrom(tx: Tx, app: Clock, { userId, storeId }: Scope) {
  if (storeId === null) return
  if (await setOrigin(tx, { userId, storeId })) emit(tx, app, 'store_origin_changed', { storeId })
}

/** Stores that post from where the company sits go along when it moves. */
export async function moveOrigins(tx: Tx, app: Clock, seat: AddressRow, place: z.output<typeof Place>) {
  const userId = seat.user_id
  for (const storeId of await moveStoreAddresses(tx, seat, place)) await postFrom(tx, app, { userId, storeId })
}
