import type { PostalAddress } from '@bra/contract/people/addresses.schemas'
import type { ColumnType, Generated } from 'kysely'

export interface AddressesTables {
  postal_codes: { cep: string; address: ColumnType<PostalAddress, string, string>; fetched_at: Date }
  addresses: {
    id: Generated<number>
    user_id: number
    store_id: number | null
    company_id: number | null
    postcode: string
    address: string
    number: string
    complement: string
    district: string
    city: string
    state: string
    recipient: string
    label: string
    is_default: boolean
    created_at: Date
    removed_at: Date | null
  }
}
