import type { PostalAddress } from '@bra/contract/addresses.schemas'
import type { ColumnType } from 'kysely'

export interface AddressesTables {
  postal_codes: { cep: string; address: ColumnType<PostalAddress, string, string>; fetched_at: Date }
}
