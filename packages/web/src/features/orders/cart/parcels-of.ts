import type { CartGroup } from '@bra/contract/orders/cart.schemas'

/** Returns in how many parcels a group comes by its counted way to send; one before any is known. */
export const parcelsOf = ({ quotes, shipping }: CartGroup) => quotes.find(({ code }) => code === shipping)?.parcels ?? 1
