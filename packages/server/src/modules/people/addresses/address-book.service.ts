import { say } from '@bra/contract/kit/saying'
import type { ChangedAddress, NewAddress, Place } from '@bra/contract/people/addresses.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import {
  addressesInScope,
  addressOfCompany,
  addressOfActor,
  changeAddress,
  countOfAddresses,
  defaultAddress,
  endDefault,
  insertAddress,
  lockBook,
  personOfStore,
  type Scope,
} from './address-book.queries.ts'
import { moveOrigins, postFrom } from './origins.ts'
import { type AddressRow, addressView } from './addresses.view.ts'
import { officialCity } from './places.ts'

const MAX_ADDRESSES = 30

const personal = (userId: number): Scope => ({ userId, storeId: null })
const scopeOf = (row: AddressRow): Scope => ({ userId: row.user_id, storeId: row.store_id })

export const addressesOfPerson = async (db: Db, userId: number) =>
  (await addressesInScope(db, personal(userId))).map(addressView)

export async function defaultOfPerson(db: Db, userId: number) {
  const address = await defaultAddress(db, personal(userId))
  return address ? addressView(address) : null
}

/** Only who acts for the store may read it; anybody else gets `store_not_found`. */
export async function defaultOfStore(db: Db, user: Actor, storeId: number) {
  ownStore(user, storeId)
  const address = await defaultAddress(db, { userId: user.id, storeId })
  return address ? addressView(address) : null
}

/** The first address of a scope becomes the default, whatever was asked. */
export const addAddress = (app: App, user: Actor, typed: z.output<typeof NewAddress>) =>
  app.transaction(async (tx) => {
    const { store_id: storeId, default: wanted, ...fields } = { ...typed, city: await officialCity(typed) }
    if (storeId !== null) ownStore(user, storeId)
    const scope = { userId: user.id, storeId }
    await holdBook(tx, scope)
    if ((await countOfAddresses(tx, user)) >= MAX_ADDRESSES) fail('address_limit')

    const isDefault = wanted || !(await defaultAddress(tx, scope))
    if (isDefault) await endDefault(tx, scope)
    const row = await insertAddress(tx, {
      ...fields,
      user_id: (storeId === null ? undefined : await personOfStore(tx, storeId)) ?? user.id,
      store_id: storeId,
      company_id: null,
      is_default: isDefault,
      created_at: app.clock.now(),
      removed_at: null,
    })
    await postFrom(tx, app, scope)
    return { error: false, message: usualReplies.created, result: addressView(row) }
  })

/** The default stays the default until another address takes its place. */
export const editAddress = (app: App, user: Actor, typed: z.output<typeof ChangedAddress>) =>
  app.transaction(async (tx) => {
    const { id, default: wanted, ...fields } = { ...typed, city: await officialCity(typed) }
    const before = await heldAddress(tx, user, id)
    const becomesDefault = Boolean(wanted) && !before.is_default && before.company_id === null
    if (becomesDefault) await endDefault(tx, scopeOf(before))
    const row = await changeAddress(tx, id, { ...fields, is_default: before.is_default || becomesDefault })
    await postFrom(tx, app, scopeOf(before))
    return { error: false, message: say('Atualizado com sucesso', 'Updated'), result: addressView(row) }
  })

/** If the default is removed, the newest other address becomes it. The address of a company cannot be removed. */
export const removeAddress = (app: App, user: Actor, id: number) =>
  app.transaction(async (tx) => {
    const address = await heldAddress(tx, user, id)
    if (address.company_id !== null) fail('address_not_found')
    await changeAddress(tx, id, { removed_at: app.clock.now(), is_default: false })
    if (address.is_default) await promoteNewest(tx, scopeOf(address))
    await postFrom(tx, app, scopeOf(address))
    return { error: false, message: usualReplies.removed }
  })

async function holdBook(tx: Tx, { userId, storeId }: Scope) {
  await lockBook(tx, userId)
  if (storeId !== null) await holdLists(tx, storeId)
}

async function heldAddress(tx: Tx, user: Actor, id: number): Promise<AddressRow> {
  const found = (await addressOfActor(tx, id, user)) ?? fail('address_not_found')
  if (found.store_id !== null) ownStore(user, found.store_id)
  await holdBook(tx, { userId: user.id, storeId: found.store_id })
  // another writer may have changed it before the book was held
  return (await addressOfActor(tx, id, user)) ?? fail('address_not_found')
}

async function promoteNewest(tx: Tx, scope: Scope) {
  const [newest] = await addressesInScope(tx, scope)
  if (newest) await changeAddress(tx, newest.id, { is_default: true })
}

interface Seat {
  userId: number
  companyId: number
  place: z.output<typeof Place>
}

export async function keepAddressOfCompany(tx: Tx, app: App, { userId, companyId, place: typed }: Seat) {
  const place = { ...typed, city: await officialCity(typed) }
  const before = await addressOfCompany(tx, companyId, userId)
  if (before) {
    await moveOrigins(tx, app, before, place)
    return addressView(await changeAddress(tx, before.id, place))
  }
  const row = await insertAddress(tx, {
    ...place,
    user_id: userId,
    store_id: null,
    company_id: companyId,
    recipient: '',
    label: '',
    is_default: false,
    created_at: app.clock.now(),
    removed_at: null,
  })
  return addressView(row)
}

export const keepAddressOfStore = (
  tx: Tx,
  app: App,
  { userId, storeId, place }: { userId: number; storeId: number; place: z.output<typeof Place> },
) =>
  insertAddress(tx, {
    ...place,
    user_id: userId,
    store_id: storeId,
    company_id: null,
    recipient: '',
    label: '',
    is_default: true,
    created_at: app.clock.now(),
    removed_at: null,
  })
