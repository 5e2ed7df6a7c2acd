import { say } from '@bra/contract/kit/saying'
import { canonicalQuery, narrows } from '@bra/contract/shopping/saved-queries'
import { MOST_SAVED_SEARCHES, type Rhythm } from '@bra/contract/shopping/saved-search-limits'
import type { SavedQuery, SavedSearch } from '@bra/contract/shopping/saved-searches.schemas'
import type { z } from 'zod'
import { storesOf } from '../../../acting.ts'
import type { App } from '../../../app.ts'
import { fail, failSaying } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { finderOf, type Found, upToDate } from '../finder/index.ts'
import { cardsWithin } from '../search/index.ts'
import { MOST_FITTING, newsAmong, packed } from './fitting-pairs.ts'
import { findSearch, type FoundSearch, keyOf, namesIn, queryOf } from './found-searches.ts'
import {
  changeSearchRow,
  countSearches,
  deleteSearch,
  insertSearch,
  lockSearchesOf,
  searchesInBrief,
  searchesOf,
  searchOf,
  type SearchRow,
} from './saved-searches.queries.ts'

/** Who looks again within this time sees the same news. */
const SHOWN_MS = 60 * 60_000
const MOST_SHOWN = 24

interface NewSearch {
  name: string
  query: SavedQuery
  alert: Rhythm
}

export async function listSearches(app: App, user: User) {
  const found = await upToDate(app)
  const rows = await searchesOf(app.db, user.id)
  const searches: ToldSearch[] = []
  for (const row of rows)
    searches.push(told(app, found, row, await findSearch(app, found, queryOf(row.query), storesOf(user))))
  return { searches }
}

export const listInBrief = async ({ db }: App, user: User) => ({
  searches: (await searchesInBrief(db, user.id)).map((row) => ({ ...row, query: queryOf(row.query) })),
})

export async function previewSearch(app: App, user: User, asked: SavedQuery) {
  const query = narrowed(asked)
  const found = await upToDate(app)
  const [{ fitting }, same] = await Promise.all([
    findSearch(app, found, query, storesOf(user)),
    searchOf(app.db, user.id, { key: keyOf(query) }),
  ])
  return {
    names: namesIn(found, query),
    too_broad: fitting.length > MOST_FITTING,
    same: same ? { id: same.id, name: same.name, query: queryOf(same.query) } : null,
  }
}

/** What the list shows already is known, so only what comes later is news. */
export async function saveSearch(app: App, user: User, { name, query: asked, alert }: NewSearch) {
  const query = narrowed(asked)
  const found = await upToDate(app)
  const search = await findSearch(app, found, query, storesOf(user))
  const seen = seenNow(app, search)
  if (alert !== 'off' && !seen.known) fail('saved_search_too_broad')
  const row = { ...stored(query), ...seen, name, alert, user_id: user.id, told_at: null, created_at: app.clock.now() }
  const saved = await app.transaction(async (tx) => {
    await lockSearchesOf(tx, user.id)
    refuseSame(await searchOf(tx, user.id, { key: row.query_key }))
    if ((await countSearches(tx, user.id)) >= MOST_SAVED_SEARCHES) fail('too_many_saved_searches')
    return insertSearch(tx, row)
  })
  return { error: false, message: say('Busca salva.', 'Search saved.'), search: told(app, found, saved, search) }
}

/** Another query begins anew: what it finds now is known. An alert that is switched on tells what comes later. */
export async function changeSearch(app: App, user: User, { id, ...change }: Partial<NewSearch> & { id: number }) {
  const before = (await searchOf(app.db, user.id, { id })) ?? fail('saved_search_not_found')
  const query = change.query ? narrowed(change.query) : queryOf(before.query)
  const found = await upToDate(app)
  const search = await findSearch(app, found, query, storesOf(user))
  const seen = seenNow(app, search)
  const alert = change.alert ?? before.alert
  if (alert !== 'off' && !seen.known && (change.alert || change.query)) fail('saved_search_too_broad')
  const begins = before.alert === 'off' && alert !== 'off'
  const row = {
    name: change.name ?? before.name,
    alert,
    ...(begins && { known: before.known ?? seen.known, told: seen.told, waiting_at: null }),
    ...(change.query && { ...stored(query), ...seen }),
  }
  const saved = await app.transaction(async (tx) => {
    await lockSearchesOf(tx, user.id)
    const same = change.query && (await searchOf(tx, user.id, { key: keyOf(query) }))
    if (same && same.id !== id) refuseSame(same)
    return (await changeSearchRow(tx, { userId: user.id, id }, row)) ?? fail('saved_search_not_found')
  })
  return { error: false, message: say('Busca atualizada.', 'Search updated.'), search: told(app, found, saved, search) }
}

export async function lookAtSearch(app: App, user: User, id: number) {
  const row = (await searchOf(app.db, user.id, { id })) ?? fail('saved_search_not_found')
  const found = await upToDate(app)
  const search = await findSearch(app, found, queryOf(row.query), storesOf(user))
  const news = newsOf(row, search).map((one) => one.id)
  const now = app.clock.now()
  const isSoon = now.getTime() - row.looked_at.getTime() < SHOWN_MS
  const stillFits = new Set(search.fitting.map((one) => one.id))
  const before = isSoon ? row.shown.filter((one) => stillFits.has(one) && !news.includes(one)) : []
  const ids = [...news, ...before].slice(0, MOST_SHOWN)
  const seen = seenNow(app, search)
  // looking again soon does not make the same news last for ever
  const looked_at = isSoon && !news.length ? row.looked_at : now
  await app.transaction((tx) => changeSearchRow(tx, { userId: user.id, id }, { ...seen, looked_at, shown: ids }))
  const cards = await cardsWithin(app, found, { filter: search.filter, ids })
  return { search: told(app, found, { ...row, ...seen, looked_at }, search), news: cards }
}

export async function removeSearch(app: App, user: User, id: number) {
  const removed = await app.transaction((tx) => deleteSearch(tx, user.id, id))
  if (!removed) fail('saved_search_not_found')
  return { error: false, message: say('Busca excluída.', 'Search deleted.') }
}

function narrowed(asked: SavedQuery) {
  const query = canonicalQuery(asked)
  return narrows(query) ? query : fail('saved_search_open')
}

const stored = (query: SavedQuery) => ({ query: JSON.stringify(query), query_key: keyOf(query) })

function refuseSame(same: { name: string } | undefined) {
  if (!same) return
  const { name } = same
  failSaying(
    'saved_search_same',
    say(`Você já salvou esta busca como “${name}”.`, `You have already saved this search as “${name}”.`),
  )
}

function seenNow(app: App, { text, fitting }: FoundSearch) {
  const known = packed(fitting)
  const read_text = text && JSON.stringify(text)
  return { read_text, known, told: known, shown: [] as number[], looked_at: app.clock.now(), waiting_at: null }
}

const newsOf = ({ known }: Pick<SearchRow, 'known'>, { fitting }: FoundSearch) =>
  known ? newsAmong(fitting, known) : []

type ToldSearch = z.input<typeof SavedSearch>
type ToldRow = Pick<SearchRow, 'id' | 'name' | 'query' | 'alert' | 'known' | 'looked_at' | 'created_at'>

function told(app: App, found: Found, row: ToldRow, search: FoundSearch): ToldSearch {
  const { filter, text, fitting } = search
  const query = queryOf(row.query)
  return {
    id: row.id,
    name: row.name,
    query,
    names: namesIn(found, query),
    alert: row.alert,
    too_broad: row.known === null,
    total: finderOf(app).total(found, { filter, text }),
    price_low: fitting.length ? fitting.reduce((low, { price }) => Math.min(low, price), Infinity) : null,
    news: newsOf(row, search).length,
    looked_at: row.looked_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }
}
