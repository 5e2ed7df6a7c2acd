import type { Address } from '@bra/contract/addresses.schemas'
import { formatCep } from '@bra/contract/postal'

/** The fields of `PlaceFields`, empty. */
export const nowhere = { postcode: '', address: '', number: '', complement: '', district: '', city: '', state: '' }

/** The same as a person types them. */
export const typedPlaceOf = ({ postcode, address, number, complement, district, city, state }: Address) => ({
  postcode: formatCep(postcode),
  address,
  number,
  complement,
  district,
  city,
  state,
})
