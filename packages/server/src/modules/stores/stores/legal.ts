import type { Company } from '@bra/contract/stores/companies.schemas'

type Seat = Pick<
  NonNullable<Company['address']>,
  'address' | 'number' | 'complement' | 'district' | 'city' | 'state' | 'postcode'
>

export const legalOf = (company: Pick<Company, 'legal_name' | 'document' | 'email'>, seat: Seat) => ({
  legal_name: company.legal_name,
  document: company.document,
  contact_email: company.email,
  legal_address: addressLine(seat),
})

const addressLine = ({ address, number, complement, district, city, state, postcode }: Seat) =>
  [
    [address, number].filter(Boolean).join(', '),
    complement,
    district,
    `${city} – ${state}`,
    postcode.replace(/^(.{5})/, '$1-'),
  ]
    .filter(Boolean)
    .join(', ')
