import { afterAll, expect, it, vi } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { beforeProvider } from '../../../testing/before-provider.ts'
import { buyingWorld } from '../../../testing/buying-world.ts'
import { testApp } from '../../../testing/test-app.ts'
import { testNow } from '../../../testing/test-now.ts'
import { reconciliationJobs } from './reconciliation.jobs.ts'
import { providerBooksJobs } from './provider-books.jobs.ts'

// the stand-in of the provider stamps its books with the time of this machine
vi.useFakeTimers({ toFake: ['Date'], now: testNow })
afterAll(() => void vi.useRealTimers())
const test = await testApp()
const { app, clock } = test
const { bought } = await buyingWorld(test)
const MINUTE_MS = 60_000

/** Makes the provider answer with endless pages of payables for each window longer than `mostMs`. */
const crowded = (mostMs: number) =>
  beforeProvider(app, async ({ pathname, searchParams: asked }) => {
    const ms = Date.parse(asked.get('updated_until')!) - Date.parse(asked.get('updated_since')!)
    if (pathname.endsWith('/payables') && ms > mostMs) return { data: [], paging: { forward_cursor: 'another' } }
  })
const feesOf = (orderId: number) =>
  app.db
    .selectFrom('ledger_entries')
    .select('key')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'provider_fee')
    .execute()

it('books with more in a day, or an hour, than can be read at once are read in shorter pieces', async () => {
  await providerBooksJobs.read_provider_books!.run(app, {})
  const { id } = await bought()
  clock.advance(DAY_MS)
  vi.setSystemTime(clock.now())
  await providerBooksJobs.read_provider_books!.run(await crowded(10 * MINUTE_MS), {})
  expect(await feesOf(id)).toHaveLength(1)
})

it('the reconciliation reads them in such pieces as well', async () => {
  const until = clock.now()
  await app.db.deleteFrom('reconciliations').execute()
  await app.db.insertInto('reconciliations').values({ provider: 'pagarme', until }).execute()
  const { id } = await bought()
  clock.advance(3 * 60 * MINUTE_MS)
  vi.setSystemTime(clock.now())
  await reconciliationJobs.reconcile_payments!.run(await crowded(10 * MINUTE_MS), {})
  expect(await feesOf(id)).toHaveLength(1)
})
