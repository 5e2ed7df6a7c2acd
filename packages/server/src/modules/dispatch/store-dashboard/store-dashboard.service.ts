import type { Dashboard, storeDashboardSchemas } from '@bra/contract/dispatch/store-dashboard.schemas'
import type { Period } from '@bra/contract/dispatch/periods'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { DAY_MS, dayInBrazil } from '../../../platform/clock.ts'
import { paginate } from '../../../platform/paging.ts'
import type { Actor } from '../../../platform/routes.ts'
import {
  unreadOfStore,
  cardsSold,
  clientsPage,
  countClients,
  daysOfSales,
  reviewsOfWindows,
  waitingParcels,
} from './store-dashboard.queries.ts'
import { countLow } from '../../selling/stock-alerts/index.ts'
import { questionsToAnswer } from '../../stores/offer-questions/index.ts'
import { reviewsToAnswer } from '../../stores/reviews/index.ts'
import { sumsToPutBack } from '../picking/index.ts'
import { stepsToSetUp } from './set-up.ts'

const TOP = 5

type ClientsBody = z.output<typeof storeDashboardSchemas.clients.body>
type Day = Dashboard['days'][number]

export async function clientsOf({ db }: App, user: Actor, { store_id: storeId, ...asked }: ClientsBody) {
  ownStore(user, storeId)
  const [clients, total] = await Promise.all([clientsPage(db, storeId, asked), countClients(db, storeId, asked.search)])
  return { clients, paginate: paginate(asked, total) }
}

interface DashboardAsked {
  id: number
  days: Period
}

export async function dashboardOf(
  app: App,
  user: Actor,
  { id: storeId, days: period }: DashboardAsked,
): Promise<Dashboard> {
  ownStore(user, storeId)
  const { db } = app
  const now = app.clock.now()
  const today = dayInBrazil(now)
  const startOf = (daysAgo: number) => new Date(Date.parse(`${today}T00:00:00-03:00`) - daysAgo * DAY_MS)
  const [since, before] = [startOf(period - 1), startOf(2 * period - 1)]
  const [toSetUp, waiting, unread, questions, toAnswer, low, putBack, reviews, sold, cards, clients] =
    await Promise.all([
      stepsToSetUp(app, storeId),
      waitingParcels(db, storeId, { now, dayEnds: new Date(`${today}T23:59:59-03:00`) }),
      unreadOfStore(db, storeId),
      questionsToAnswer(db, storeId),
      reviewsToAnswer(db, storeId, now),
      countLow(db, storeId),
      sumsToPutBack(db, { storeId }),
      reviewsOfWindows(db, storeId, { since, before }),
      daysOfSales(db, storeId, before),
      cardsSold(db, storeId, { since, limit: TOP }),
      clientsPage(db, storeId, { page: 1, per_page: TOP, since }),
    ])
  const days = everyDay({ since, period }, sold)
  const [late, earlier] = [summed(days), summed(everyDay({ since: before, period }, sold))]
  return {
    todo: {
      ...waiting,
      messages: unread.length,
      questions,
      reviews: toAnswer,
      low_stock: low,
      put_back: putBack.units,
    },
    to_set_up: toSetUp,
    conversations: unread.slice(0, TOP),
    sales_cents: { now: late.cents, before: earlier.cents },
    orders: { now: late.orders, before: earlier.orders },
    ticket_cents: { now: ticketOf(late), before: ticketOf(earlier) },
    rating: { now: reviews.now, before: reviews.before },
    ...{ days, cards, clients },
  }
}

function everyDay({ since, period }: { since: Date; period: Period }, sold: Day[]): Day[] {
  const known = new Map(sold.map((day) => [day.on, day]))
  return Array.from({ length: period }, (_, at) => {
    const on = dayInBrazil(new Date(since.getTime() + at * DAY_MS))
    return known.get(on) ?? { on, cents: 0, orders: 0 }
  })
}

const summed = (days: Day[]) =>
  days.reduce((sum, { cents, orders }) => ({ cents: sum.cents + cents, orders: sum.orders + orders }), {
    cents: 0,
    orders: 0,
  })

const ticketOf = ({ cents, orders }: Pick<Day, 'cents' | 'orders'>) =>
  orders === 0 ? null : Math.round(cents / orders)
