import { OFFERS_A_PAGE, search } from '@bra/contract/shopping/search'
import type { Destination } from '../../people/addresses/destination.ts'
import { ask } from '../../../lib/query.ts'
import { filterOfOffers, type OffersState } from './offers/offers-state.ts'

/** Asks for a product with its first offers, filtered as in the address, with freight to the visitor. */
export const productQuery = (id: number, destination: Destination, wanted?: OffersState) =>
  ask(search.show, {
    params: { id },
    body: { ...destination, ...(wanted && { filter: filterOfOffers(wanted), order: wanted.order }) },
  })

export const offersQuery = (id: number, destination: Destination, wanted: OffersState, page: number) =>
  ask(search.storesOfProduct, {
    body: {
      product_id: id,
      ...destination,
      filter: filterOfOffers(wanted),
      order: wanted.order,
      page,
      per_page: OFFERS_A_PAGE,
    },
  })
