import { describe, expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { steering } from '../../../testing/steering.ts'
import { settle } from '../../../testing/test-people.ts'
import { taxWorld } from '../../../testing/tax-world.ts'

const { app, seller, person, marina, offer, ofPerson, ready, home, sandbox, steer } = await taxWorld()
await ready()
app.providers.freightUrl = `${sandbox.url}/melhorenvio`
app.config.melhorEnvio.token = 'um-token'
const carrier = steering(sandbox.url, 'melhorenvio')
await app.db.updateTable('parameters').set({ value: '1' }).where('code', '=', 'invoice_needed').execute()

const ways = {
  carried: {},
  letter: { code: 'carta', name: 'Carta Registrada' },
  pickup: { code: 'retirada', name: 'Retirada na loja' },
} as const
type Shop = typeof seller

async function sold(count: number, { of = offer, by = 'carried' }: { of?: typeof offer; by?: keyof typeof ways } = {}) {
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) {
    const { parcels } = await paidOrder(app, { userId: marina.id, offers: [of], by: ways[by], address: home })
    ids.push(...parcels)
  }
  return ids
}

async function dispatch(who: Shop, storeId: number, work: string, ids: number[]) {
  await who.post('/api/v1/store-dispatch', { store_id: storeId, work, parcels: ids.map((id) => ({ id })) })
  await settle(app)
  return (await who.get(`/api/v1/store-dispatch/${storeId}`)).body.run
}
const keysOf = async (ids: number[]) => {
  const rows = await app.db
    .selectFrom('invoices')
    .select(['store_order_id', 'access_key', 'contingency', 'model'])
    .where('store_order_id', 'in', ids)
    .where('state', '=', 'authorised')
    .execute()
  return new Map(rows.map((row) => [row.store_order_id, row]))
}
const codesOf = async (ids: number[]) => {
  const rows = await app.db.selectFrom('store_orders').select(['id', 'tracking_code']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, tracking_code: code }) => [id, code]))
}
const print = async (who: Shop, ids: number[]) =>
  (await who.post('/api/v1/get-shipping-label', { ids, paper: 'label', contents: false })).body

/** The carrier's limit is that of its API: what goes beyond it is refused by the sandbox. */
const refusedCalls = async () => {
  const answer = await carrier('/limit', {})
  return ((await answer.json()) as { refused: number }).refused
}

/** A day has a fifth of its two hundred orders here, and all of them with `ORDERS_OF_DAY=200`. */
const DAY = Number(process.env.ORDERS_OF_DAY ?? 40)
/** So many of two hundred. */
const share = (of: number) => (of * DAY) / 200

describe('two hundred orders of a day', { timeout: 900_000 }, () => {
  it('go from paid to posted with documents, labels and lists, each of which belongs to its order', async () => {
    const carried = await sold(share(80))
    const letters = await sold(share(20), { by: 'letter' })
    const pickups = await sold(share(10), { by: 'pickup' })
    const company = [...carried, ...letters, ...pickups]
    const run = await dispatch(seller, offer.store_id, 'prepare', company)
    expect(run).toMatchObject({ all: share(110), done: share(110), failed: [] })
    expect(run.steps).toMatchObject({
      documents: { all: share(100), done: share(100) },
      labels: { all: share(80), done: share(80) },
    })

    await steer('/down', { value: true })
    const late = await sold(share(60))
    expect(await dispatch(seller, offer.store_id, 'prepare', late)).toMatchObject({ done: share(60), failed: [] })
    await steer('/down', { value: false })
    const declared = await sold(share(30), { of: ofPerson, by: 'letter' })
    expect(await dispatch(person, ofPerson.store_id, 'prepare', declared)).toMatchObject({
      done: share(30),
      failed: [],
    })

    const documents = await keysOf([...company, ...late, ...declared])
    expect(documents.size).toBe(share(190))
    for (const id of late) expect(documents.get(id)!.contingency).toBe('SVC-AN')
    for (const id of declared) expect(documents.get(id)!.model).toBe(99)

    const sent = [...carried, ...letters]
    const papers = (await seller.post('/api/v1/store-orders-get-nf', { ids: sent })).body
    const pages = await readPdf(papers.result.data, (page) => page % 10 === 0)
    expect(pages).toHaveLength(share(100))
    for (const [at, { text }] of pages.entries())
      expect(text.replaceAll(' ', '')).toContain(documents.get(sent[at]!)!.access_key)
    const scanned = sent.filter((_, at) => at % 10 === 0)
    expect(pages.flatMap(({ codes }) => codes)).toEqual(scanned.map((id) => ['Code128', documents.get(id)!.access_key]))
    const dace = await readPdf((await person.post('/api/v1/store-orders-get-nf', { ids: declared })).body.result.data)
    expect(dace.map(({ codes }) => codes[0]![1])).toEqual(
      declared.map((id) => expect.stringContaining(documents.get(id)!.access_key!)),
    )

    const codes = await codesOf(company)
    const labels = await print(seller, company)
    expect(labels.result.failed).toEqual([])
    const drawn = await readPdf(labels.result.data)
    expect(drawn).toHaveLength(share(100))
    const seen = drawn.flatMap((page) => page.codes.map(([, text]) => text))
    for (const id of carried) expect(seen).toContain(codes.get(id))
    for (const id of letters) expect(seen).toContain(documents.get(id)!.access_key)

    const list = (await seller.post('/api/v1/store-posting-list', { ids: carried })).body
    const listed = (await readPdf(list.result.data)).flatMap((page) => page.codes.map(([, text]) => text))
    expect(new Set(listed)).toEqual(new Set(carried.map((id) => codes.get(id))))

    expect(await dispatch(seller, offer.store_id, 'post', [...carried, ...late])).toMatchObject({
      done: share(140),
      failed: [],
    })
    const states = await app.db
      .selectFrom('store_orders')
      .select('state')
      .where('id', 'in', [...carried, ...late])
      .execute()
    expect(states.every(({ state }) => state === 'shipped')).toBe(true)
    expect(await refusedCalls()).toBe(0)
  })
})
