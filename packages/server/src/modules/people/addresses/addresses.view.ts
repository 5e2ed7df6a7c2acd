import type { Address } from '@bra/contract/people/addresses.schemas'
import type { Selectable } from 'kysely'
import type { AddressesTables } from './addresses.tables.ts'

export type AddressRow = Selectable<AddressesTables['addresses']>

export const addressView = ({ user_id, created_at, removed_at, is_default, ...row }: AddressRow): Address => ({
  ...row,
  default: is_default,
})
