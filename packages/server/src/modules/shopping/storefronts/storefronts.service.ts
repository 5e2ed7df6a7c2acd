import type { OffersAsked } from '@bra/contract/shopping/storefronts.schemas'
import type { Standard } from '@bra/contract/trade/standard'
import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { DAYS_OF_MEDIANS, mediansOfProducts, versusMedian } from '../../prices/stats/index.ts'
import { isWithinStandard } from '../../prices/standards/index.ts'
import { listOffersOfStore } from './store-listings.ts'
import { isLacked, isOneOf, wantedOffers } from './storefronts.queries.ts'

interface Asker {
  user: User | null
  standard: Standard | null
}

export async function offersInStore(
  app: App,
  { user, standard }: Asker,
  { mine, wanted_first, ...filter }: OffersAsked,
) {
  const choice =
    mine || wanted_first ? await choiceOf(app, user ?? fail('login_required'), { mine, wanted_first, filter }) : {}
  const ahead = standard ? isWithinStandard(standard) : undefined
  const list = await listOffersOfStore(app, filter, { ...choice, ahead })
  const productIds = [...new Set(list.products.map(({ product_id: id }) => id))]
  const medians = await mediansOfProducts(app.db, productIds, daysBefore(app.clock.now(), DAYS_OF_MEDIANS))
  return {
    ...list,
    products: list.products.map((offer) => ({
      ...offer,
      versus_median: versusMedian(offer, medians.get(offer.product_id)),
    })),
  }
}

type AskedOfPerson = Pick<OffersAsked, 'mine' | 'wanted_first'> & { filter: Pick<OffersAsked, 'store_id'> }

async function choiceOf({ db }: App, user: User, { mine, wanted_first, filter }: AskedOfPerson) {
  const wanted = mine === 'wanted' || wanted_first ? await wantedOffers(db, user.id, filter.store_id) : []
  return {
    only: mine === 'wanted' ? isOneOf(wanted) : mine === 'missing' ? isLacked(user.id) : undefined,
    first: wanted_first && mine !== 'wanted' ? wanted : [],
  }
}
