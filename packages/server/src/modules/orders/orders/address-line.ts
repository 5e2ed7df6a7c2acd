import type { OrderAddress } from '@bra/contract/orders/orders.schemas'
import { formatCep } from '@bra/contract/trade/postal'

export const addressLine = ({
  recipient,
  address,
  number,
  complement,
  district,
  city,
  state,
  postcode,
}: OrderAddress) =>
  [
    recipient,
    [address, number].filter(Boolean).join(', '),
    complement,
    district,
    `${city}/${state}`,
    postcode && formatCep(postcode),
  ]
    .filter(Boolean)
    .join(', ')
