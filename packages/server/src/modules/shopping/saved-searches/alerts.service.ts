import { setImmediate as othersTurn } from 'node:timers/promises'
import { joined, say } from '@bra/contract/kit/saying'
import { addressOfQuery } from '@bra/contract/shopping/saved-queries'
import { addressSlug, money } from '@bra/contract/trade/format'
import { shownOffer } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { tell } from '../../people/notices/index.ts'
import {
  changesSince,
  fittingAmong,
  type Found,
  KEPT_MS,
  onSaleNow,
  presentSnapshot,
  upToDate,
} from '../finder/index.ts'
import { cardsWithin, typedText } from '../search/index.ts'
import {
  type AlertedSearch,
  alertedSearches,
  claimNews,
  type DueSearch,
  keepProgress,
  markWaiting,
  nextDue,
  progress,
  toldOf,
} from './alerts.queries.ts'
import { newsAmong, withTold } from './fitting-pairs.ts'
import { filterOfQuery, findSearch, queryOf } from './found-searches.ts'

const HOUR_MS = 60 * 60_000
const SEARCHES_AT_ONCE = 500
/** Products that are compared with searches before others have their turn: a few milliseconds of work. */
const COMPARED_A_SLICE = 20_000
const MOST_NAMED = 5

export async function followSearches(app: App) {
  await noticeNews(app)
  await tellDueSearches(app)
}

/** Notes in the same transaction how far was compared: if the process dies before, the changes are compared again. */
export async function noticeNews(app: App) {
  const now = app.clock.now()
  const { snapshot, changed } = await changedProducts(app, now)
  const found = await upToDate(app)
  if (found.isBehind) return
  const productIds = changed ?? onSaleNow(found)
  const waiting = productIds.length ? await searchesWithNews(app, found, productIds) : []
  await app.transaction(async (tx) => {
    if (waiting.length) await markWaiting(tx, waiting, now)
    await keepProgress(tx, { snapshot, compared_at: now })
  })
}

/** Reads the changes before the catalogue, so that none is newer than it. Null stands for all products on sale. */
async function changedProducts({ db }: App, now: Date) {
  const before = await progress(db)
  // changes older than this may be swept
  if (!before || now.getTime() - before.compared_at.getTime() > KEPT_MS / 2)
    return { snapshot: await presentSnapshot(db), changed: null }
  const { snapshot, product_ids: ids } = await changesSince(db, before.snapshot)
  return { snapshot, changed: ids.filter((id) => id !== null) }
}

async function searchesWithNews(app: App, found: Found, productIds: number[]) {
  const fits = fittingAmong(found, productIds, app.clock.now())
  const aSlice = Math.ceil(COMPARED_A_SLICE / productIds.length)
  const withNews: number[] = []
  let lastId = 0
  for (;;) {
    const searches = await alertedSearches(app.db, lastId, SEARCHES_AT_ONCE)
    if (!searches.length) return withNews
    lastId = searches.at(-1)!.id
    const fitting = new Map<number, ReturnType<typeof fits>>()
    for (const [at, search] of searches.entries()) {
      if (at % aSlice === 0) await othersTurn()
      const few = fits(asked(search))
      if (few.length) fitting.set(search.id, few)
    }
    if (!fitting.size) continue
    for (const { id, told } of await toldOf(app.db, [...fitting.keys()]))
      if (newsAmong(fitting.get(id)!, told).length) withNews.push(id)
  }
}

/** The words as they were typed find what did not exist when they were read otherwise. */
function asked({ query, read_text: read, own_stores: withoutStores }: AlertedSearch) {
  const typed = typedText(query.search)
  const isAsTyped = !read || JSON.stringify(read) === JSON.stringify(typed)
  const texts = typed ? (isAsTyped ? [typed] : [typed, read]) : []
  return { filter: filterOfQuery(query), texts, withoutStores }
}

/** Tells each person whose time has come of all news of a search at once; safe to run in two processes. */
export async function tellDueSearches(app: App) {
  const now = app.clock.now()
  const floors = { daily: new Date(now.getTime() - DAY_MS), hourly: new Date(now.getTime() - HOUR_MS) }
  let due = await nextDue(app.db, 0, floors)
  while (due) {
    await tellSearch(app, due)
    due = await nextDue(app.db, due.id, floors)
  }
}

async function tellSearch(app: App, due: DueSearch) {
  const found = await upToDate(app)
  const search = await findSearch(app, found, queryOf(due.query), due.own_stores)
  const news = newsAmong(search.fitting, due.told)
  const ids = news.slice(0, MOST_NAMED).map(({ id }) => id)
  const cards = await cardsWithin(app, found, { filter: search.filter, ids })
  await app.transaction(async (tx) => {
    const told = news.length ? { told: withTold(due.told, search.fitting), told_at: app.clock.now() } : null
    if ((await claimNews(tx, due, told)) && told) await tellPerson(tx, app, { due, cards, count: news.length })
  })
}

interface FoundNews {
  due: DueSearch
  cards: Awaited<ReturnType<typeof cardsWithin>>
  count: number
}

async function tellPerson(tx: Tx, app: App, { due, cards, count }: FoundNews) {
  const link = addressOfQuery(due.query, due.id)
  const products = cards.map((card) => ({
    name: card.name,
    link: `/product/${card.id}-${addressSlug(card.name)}`,
    image: card.product_image[0]?.image ?? null,
    price_cents: shownOffer(card)?.price_cents ?? card.price_low ?? 0,
  }))
  const named = products.map(({ name, price_cents: cents }) =>
    say(`${name} por ${money(cents)}.`, `${name} for ${money(cents)}.`),
  )
  const left = count - products.length
  const more = left > 0 ? [say(`E mais ${left}.`, `And ${left} more.`)] : []
  await tell(tx, app, {
    userId: due.user_id,
    kind: 'wants',
    title:
      count === 1
        ? say(`1 novidade em “${due.name}”`, `1 new item in “${due.name}”`)
        : say(`${count} novidades em “${due.name}”`, `${count} new items in “${due.name}”`),
    body: joined([...named, ...more]),
    link,
    mail: {
      key: `search_news ${due.id} ${due.waiting_at.toISOString()}`,
      template: 'search_news',
      details: { name: due.person, search: due.name, count, link, products },
    },
  })
}
