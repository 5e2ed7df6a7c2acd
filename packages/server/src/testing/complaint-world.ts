import { afterAll, vi } from 'vitest'
import { complaintsJobs } from '../modules/care/complaints/complaints.jobs.ts'
import { balancesOf, sumOfAll } from '../modules/money/ledger/index.ts'
import { parcelsJobs } from '../modules/orders/parcels/parcels.jobs.ts'
import { refundsJobs } from '../modules/orders/refunds/refunds.jobs.ts'
import type { Job, PlainJob } from '../platform/jobs.ts'
import { paidOrder } from './paid-order.ts'
import { offersOfSeller } from './sellers.ts'
import type { Person, testApp } from './test-app.ts'
import { settle, staySignedIn } from './test-people.ts'

type World = Awaited<ReturnType<typeof testApp>>
interface Bought {
  units?: number
  unitCents?: number
}

/** The buyer buys cards of the demo's seller, with a freight of R$ 15,00 and a commission of 12%, and complains. */
export async function complaintWorld({ app, as, clock }: World) {
  // `pass` sets the time of the whole process, in which other files of tests follow
  afterAll(() => void vi.useRealTimers())
  const [marina, seller, operator] = [await as('buyer'), await as('seller'), await as('operator')]
  const strangers = [await as('ana.luz@bracards.example'), await as('joelma.nazare@bracards.example')] as const
  await staySignedIn(app)
  const offer = (await offersOfSeller(app, seller.id, 1))[0]!

  const bought = async ({ units = 14, unitCents = 1000 }: Bought = {}) => {
    const paid = await paidOrder(app, { userId: marina.id, offers: [offer], quantity: units, unitCents })
    const id = paid.parcels[0]!
    const line = await app.db.selectFrom('order_lines').select('id').where('store_order_id', '=', id).executeTakeFirst()
    return { id, orderId: paid.orderId, line: line!.id, store: offer.store_id }
  }
  const sent = async (of: Bought = {}) => {
    const parcel = await bought(of)
    await seller.post('/api/v1/store-order-move', { id: parcel.id, move: 'post', tracking_code: 'AA123456785BR' })
    return parcel
  }
  const delivered = async (of: Bought = {}) => {
    const parcel = await sent(of)
    await marina.post('/api/v1/order/confirm-delivery', { store_order_id: parcel.id })
    return parcel
  }
  const open = (parcel: { id: number; line: number }, change: object = {}, quantity = 1) =>
    marina.post('/api/v1/complaints/', {
      ...{ store_order_id: parcel.id, reason: 'worse_condition', body: 'Veio com um risco na frente' },
      lines: [{ line_id: parcel.line, quantity, received_condition: 'SP' }],
      ...change,
    })
  /** A complaint about one of 14 cards of R$ 10,00 that came. */
  const opened = async (of: Bought = {}, change: object = {}) => {
    const parcel = await delivered(of)
    const { status, body } = await open(parcel, change)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return { parcel, id: body.result.id as number }
  }
  return {
    ...{ marina, seller, operator, strangers, offer, bought, sent, delivered, open, opened },
    ...watching({ app, clock }, marina, seller),
  }
}

/** Turns the clock, runs its jobs, and looks at both sides and at the books. */
function watching({ app, clock }: Pick<World, 'app' | 'clock'>, marina: Person, seller: Person) {
  const jobs = { ...complaintsJobs, ...parcelsJobs, ...refundsJobs } as Record<string, Job>
  return {
    run: (name: PlainJob) => jobs[name]!.run(app, {}),
    pass: (ms: number) => {
      clock.advance(ms)
      vi.setSystemTime(clock.now())
    },
    settle: () => settleAll(app),
    held: async (id: number) => (await balancesOf(app.db, [`escrow:${id}`])).get(`escrow:${id}`),
    asClient: async (id: number) => (await marina.get(`/api/v1/complaints/${id}`)).body,
    asStore: async (id: number) => (await seller.get(`/api/v1/complaints/show_to_store/${id}`)).body,
    movedBy: (orderId: number) => movedBy(app, orderId),
  }
}

/** What releases and refunds of an order moved, by kind of account; `sum` is that of all postings. */
async function movedBy(app: World['app'], orderId: number) {
  const rows = await app.db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .select(({ fn }) => ['line.account', fn.sum<number>('line.cents').as('cents')])
    .where('entry.order_id', '=', orderId)
    .where('entry.kind', 'in', ['release', 'refund_decided'])
    .groupBy('line.account')
    .execute()
  const {
    buyer = 0,
    store = 0,
    commission = 0,
  } = Object.fromEntries(rows.map(({ account, cents }) => [account.split(':')[0]!, cents]))
  return { buyer, store, commission, sum: await sumOfAll(app.db) }
}

/** One call delivers only a part of many events. */
async function settleAll(app: World['app']) {
  for (let at = 0; at < 5; at += 1) await settle(app)
}
