import type { Address } from '@bra/contract/people/addresses.schemas'
import { formatCep } from '@bra/contract/trade/postal'

export const nowhere = { postcode: '', address: '', number: '', complement: '', district: '', city: '', state: '' }

export const typedPlaceOf = ({ postcode, address, number, complement, district, city, state }: Address) => ({
  postcode: formatCep(postcode),
  address,
  number,
  complement,
  district,
  city,
  state,
})
