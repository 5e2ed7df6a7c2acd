import { randomBytes } from 'node:crypto'
import { createApp } from '@bra/server/create-app'
import { finderOf, upToDate } from '@bra/server/modules/shopping/finder/index'
import { followSearches, noticeNews, tellDueSearches } from '@bra/server/modules/shopping/saved-searches/alerts.service'
import { saveSearch } from '@bra/server/modules/shopping/saved-searches/saved-searches.service'
import { systemClock } from '@bra/server/platform/clock'
import { readConfig } from '@bra/server/platform/config'
import { openDatabase } from '@bra/server/platform/db'
import { chooseProviders } from '@bra/server/providers'
import { pino } from 'pino'
import { marketOf } from './generate.ts'

const url = await marketOf(100_001)
const database = await openDatabase({ url, dir: '' })
const config = readConfig({ NODE_ENV: 'production', SECRET_KEY: randomBytes(48).toString('base64url'), RATE_LIMIT: '0' })
const app = createApp({ config, database, clock: systemClock, log: pino({ level: 'silent' }), providers: chooseProviders(config, null), drawMail: () => Promise.reject(new Error('no')) })
const timed = async (name: string, work: () => Promise<unknown>) => {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => { const now = performance.now(); longest = Math.max(longest, now - last - 5); last = now }, 5)
  const cpu = process.cpuUsage()
  const from = performance.now()
  await work()
  const used = process.cpuUsage(cpu)
  clearInterval(timer)
  console.log(`${name}: ${(performance.now() - from).toFixed(0)} ms, CPU ${((used.user + used.system) / 1000).toFixed(0)} ms, longest block ${longest.toFixed(0)} ms`)
}
await timed('first reading', () => finderOf(app).read())
const found = await upToDate(app)
const { rows: users } = await database.pool.query('select id from users order by id limit 500')
console.log('users', users.length, 'categories', found.known.categories.length)
await database.pool.query('delete from saved_searches')
const pick = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)]!
const names = Array.from({ length: 4000 }, () => found.index.names[Math.floor(Math.random() * found.index.size)]!)
const TOTAL = 10_000
const queries: object[] = []
for (let at = 0; at < TOTAL; at++) {
  const kind = at % 4
  const price = { price_max: 100 * (5 + Math.floor(Math.random() * 200)) }
  const some = { condition: pick(['NM', 'SP', 'MP']), languages: [pick(['PT', 'EN', 'JP'])], ...price }
  queries.push(kind === 0 ? { search: pick(names).split(' ').slice(0, 2).join(' '), ...some } : kind === 1 ? { search: pick(names), ...price } : kind === 2 ? { categories: [pick(found.known.categories).id], ...some } : { rarities: [pick(found.known.rarities)?.slug ?? 'x'], type: 'tcg', ...some })
}
let refused = 0
await timed('saving 10000', async () => {
  for (const [at, query] of queries.entries()) {
    const user = { id: users[at % users.length].id, storeIds: [] } as never
    await saveSearch(app, user, { name: `Busca ${at}`, query: query as never, alert: 'off' }).catch(() => refused++)
  }
})
// the trial has fewer people than searches allow: the rest is copied
const { rows: [{ n }] } = await database.pool.query('select count(*)::int n from saved_searches')
for (let made = n, round = 0; made < TOTAL && round < 30; round++) {
  const r = await database.pool.query(`insert into saved_searches (user_id, name, query, query_key, read_text, alert, known, told, looked_at, created_at)
    select user_id, name, query, query_key || '-' || $1::text, read_text, alert, known, told, looked_at, created_at from saved_searches where query_key not like '%-%' limit $2`, [round, TOTAL - made])
  made += r.rowCount ?? 0
}
await database.pool.query("update saved_searches set alert = 'hourly' where told is not null")
const { rows: [s] } = await database.pool.query("select count(*)::int n, count(*) filter (where told is null)::int broad, avg(length(known))::int bytes, max(length(known)) most, pg_size_pretty(pg_total_relation_size('saved_searches')) size from saved_searches")
console.log(s, 'refused', refused)
await timed('first comparison (all on sale)', () => noticeNews(app))
await database.pool.query('update saved_searches set waiting_at = null')
const { rows: listings } = await database.pool.query('select id from listings where on_sale order by random() limit 20000')
let at = 0
const change = async (count: number) => {
  await database.pool.query('update listings set price_cents = greatest(price_cents * 100 / 100 + 1, 50) where id = any($1)', [listings.slice(at, at + count).map((one) => one.id)])
  at += count
  await upToDate(app)
}
await timed('nothing changed', () => noticeNews(app))
for (const count of [100, 1200, 10_000]) {
  await change(count)
  await timed(`${count} offers changed a little`, () => noticeNews(app))
  const { rows: [w] } = await database.pool.query('select count(*)::int n from saved_searches where waiting_at is not null')
  console.log('   with news', w.n)
}
await database.pool.query('update saved_searches set waiting_at = null')
await database.pool.query('update listings set price_cents = greatest(price_cents / 2, 50) where id = any($1)', [listings.slice(12_000, 13_200).map((one) => one.id)])
await upToDate(app)
await timed('1200 offers fell by half', () => noticeNews(app))
const { rows: [w] } = await database.pool.query('select count(*)::int n from saved_searches where waiting_at is not null')
console.log('   with news', w.n)
await timed('telling them', () => tellDueSearches(app))
const { rows: [t] } = await database.pool.query("select count(*)::int n from mails where template = 'search_news'")
console.log('   mails', t.n)
await timed('again', () => followSearches(app))
console.log('memory', (process.memoryUsage().rss / 1e6).toFixed(0), 'MB')
process.exit(0)
