import { OFFERS_A_PAGE, search } from '@bra/contract/search'
import type { Destination } from '../../../lib/destination.ts'
import { ask } from '../../../lib/query.ts'
import { filterOfOffers, type OffersState } from '../offers/offers-state.ts'

/** A product with its first offers: those that the address asks for, to where the visitor wants them. */
export const productQuery = (id: number, destination: Destination, wanted?: OffersState) =>
  ask(search.show, {
    params: { id },
    body: { ...destination, ...(wanted && { filter: filterOfOffers(wanted), order: wanted.order }) },
  })

/** A later page of the same offers. */
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
