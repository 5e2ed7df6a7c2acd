import { OFFERS_A_PAGE, search } from '@bra/contract/shopping/search'
import type { PrintingOrder } from '@bra/contract/trade/trade'
import type { Destination } from '../../people/addresses/destination.ts'
import { ask, askKeeping } from '../../../lib/query.ts'
import { filterOfOffers, type OffersState } from './offers/offers-state.ts'

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

const FIRST_PRINTINGS = 6
const PRINTINGS_A_PAGE = 96

/** Asks for the newest printings of a card, or for all of them up to the page that is open. */
export const pagesOfPrintings = (
  id: number,
  { condition, languages, finishes }: Pick<OffersState, 'condition' | 'languages' | 'finishes'>,
  { order, opened }: { order: PrintingOrder; opened: number },
) => {
  const asksCopy = condition !== null || languages.length > 0 || finishes.length > 0
  return Array.from({ length: Math.max(opened, 1) }, (_, at) =>
    askKeeping(search.printings, {
      params: { id },
      body: {
        // without a filter the server tells prices by the buyer's standard
        ...(asksCopy && { filter: { condition: condition ?? 'NM', languages, finishes } }),
        order,
        page: at + 1,
        per_page: opened ? PRINTINGS_A_PAGE : FIRST_PRINTINGS,
      },
    }),
  )
}
