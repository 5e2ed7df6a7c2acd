import type { Address } from '@bra/contract/addresses.schemas'
import type { Selectable } from 'kysely'
import type { AddressesTables } from './addresses.tables.ts'

export type AddressRow = Selectable<AddressesTables['addresses']>

/** What the owner sees of an address. */
export const addressView = ({ user_id, created_at, removed_at, is_default, ...row }: AddressRow): Address => ({
  ...row,
  default: is_default,
})
