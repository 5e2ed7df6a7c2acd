import type { Address } from '@bra/contract/people/addresses.schemas'
import { formatCep } from '@bra/contract/trade/postal'

/** Empty values for the fields of `PlaceFields`. */
export const nowhere = { postcode: '', address: '', number: '', complement: '', district: '', city: '', state: '' }

/** Converts an address to the values of the fields. */
export const typedPlaceOf = ({ postcode, address, number, complement, district, city, state }: Address) => ({
  postcode: formatCep(postcode),
  address,
  number,
  complement,
  district,
  city,
  state,
})
