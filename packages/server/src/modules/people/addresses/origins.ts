import type { Place } from '@bra/contract/people/addresses.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/events.ts'
import type { Scope } from './address-book.queries.ts'
import type { AddressRow } from './addresses.view.ts'
import { moveStoreAddresses } from './origins.queries.ts'

export async function postFrom(tx: Tx, app: App, { storeId }: Pick<Scope, 'storeId'>) {
  if (storeId === null) return
  for (const addressed of app.addressed)
    if (await addressed(tx, storeId)) emit(tx, app, 'store_origin_changed', { storeId })
}

export async function moveOrigins(tx: Tx, app: App, seat: AddressRow, place: z.output<typeof Place>) {
  for (const storeId of await moveStoreAddresses(tx, seat, place)) await postFrom(tx, app, { storeId })
}
