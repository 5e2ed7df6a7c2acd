import { randomUUID } from 'node:crypto'
import { money } from '@bra/contract/trade/format'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { documentedParcel } from '../../../testing/documented-parcel.ts'
import { home, paidOrder } from '../../../testing/paid-order.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, staySignedIn } from '../../../testing/test-people.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { followedJobs } from '../../orders/parcels/parcels.followed.ts'
import { labelOf } from './label-states.queries.ts'
import { labelledParcel } from './bought.parcel.ts'
import { labelsJobs } from './labels.jobs.ts'
import { parcelToBuy } from './labels.queries.ts'

const { app, as, clock, sandbox } = await testApp()
app.providers.freightUrl = `${sandbox.url}/melhorenvio`
app.config.melhorEnvio.token = 'um-token'
const steer = steering(sandbox.url, 'melhorenvio')
// these parcels have no document, and there are more calls than in a minute of a shop
await steer('/documents', { needed: false })
await steer('/limit', { calls: 1_000_000 })
const account = async () => (await fetch(`${sandbox.url}/__sandbox/melhorenvio/account`)).json() as Promise<Account>
interface Account {
  balance: number
  shipments: { id: string; status: string; tracking: string | null; label: { price: number } | null }[]
}

const marina = await as('buyer')
const seller = await as('seller')
const otherSeller = await as('joelma.nazare@bracards.example')
// the clock follows that of the machine, which the carrier's sandbox keeps
await staySignedIn(app)
const [offer] = await offersOfSeller(app, seller.id)

async function bought(address: object = home, quantity = 1) {
  const { parcels } = await paidOrder(app, { userId: marina.id, offers: [offer!], quantity, address })
  return parcels[0]!
}
const buy = (id: number, who = seller) => who.post('/api/v1/shipping-label/buy', { id })
const show = async (id: number) => (await seller.get(`/api/v1/stores-order/${id}`)).body
const print = (body: object) => seller.post('/api/v1/get-shipping-label', body)
const job = (name: 'finish_labels' | 'give_labels_back' | 'end_expired_labels') => labelsJobs[name]!.run(app, {})
const MINUTES = 60_000
/** Returns the cents paid to the carrier by the ledger, and those gone from the account at the carrier. */
const paid = async () => ({
  books: (await balancesOf(app.db, ['carrier'])).get('carrier'),
  carrier: Math.round((10_000 - (await account()).balance) * 100),
})
const isEven = async () => {
  const { books, carrier } = await paid()
  expect([books, await sumOfAll(app.db)]).toEqual([carrier, 0])
  return books!
}

describe('a label of the carrier', () => {
  it('is bought once, with its code, and the store pays what it costs', async () => {
    const id = await bought()
    const [before, mine] = [await isEven(), `store:${offer!.store_id}` as const]
    const had = (await balancesOf(app.db, [mine])).get(mine)!
    expect(await show(id)).toMatchObject({ label: null, sells_label: true })
    const { body } = await buy(id)
    expect(body).toMatchObject({ message: 'A etiqueta foi comprada.', result: { sells_label: false } })
    expect(body.result.label).toEqual({ state: 'bought', cents: expect.any(Number) })
    expect(body.result.label_code).toMatch(/^ME\d{9}BR$/)
    expect((await isEven()) - before).toBe(body.result.label.cents)
    expect((await balancesOf(app.db, [mine])).get(mine)).toBe(had - body.result.label.cents)
    expect((await buy(id)).body.result.label_code).toBe(body.result.label_code)
    expect((await isEven()) - before).toBe(body.result.label.cents)
    const { body: statement } = await seller.get(`/api/v1/store-wallet/${offer!.store_id}/statement?figure=available`)
    expect(statement.lines[0]).toMatchObject({ kind: 'label', cents: -body.result.label.cents, store_order_id: id })
  })

  it('declares what lies in the parcel once a card was not found', async () => {
    const id = await bought(home, 2)
    const declared = async () => {
      const parcel = await labelledParcel(app.db, (await parcelToBuy(app.db, id))!)
      return [parcel!.valueCents, parcel!.goods.map(({ quantity }) => quantity), parcel!.grams] as const
    }
    const [value, , grams] = await declared()
    const [line] = (await show(id)).lines
    await seller.post('/api/v1/store-order-lacking', { id, lines: [{ line_id: line.id, quantity: 1 }] })
    const now = await declared()
    expect([now[0], now[1], now[2] < grams]).toEqual([value / 2, [1], true])
  })

  it('is printed as the carrier made it, and read by a scanner', async () => {
    const [id, own] = [await bought(), await bought()]
    const { label_code: code } = (await buy(id)).body.result
    const [page, ...more] = await readPdf((await print({ id })).body.result.data)
    expect([page!.codes, more]).toEqual([[['Code128', code]], []])
    expect(page!.text).toContain('Marina Tavares')
    const both = await readPdf((await print({ ids: [id, own], contents: false })).body.result.data)
    expect(both.map(({ size }) => size)).toEqual([
      [100, 150],
      [100, 150],
    ])
    expect(both[0]!.codes).toEqual([['Code128', code]])
    expect(both[1]!.text).toContain('Sem código de rastreio ainda')
    expect((await print({ id, tracking_code: 'QB123456785BR' })).body.code).toBe('label_bought')
    await steer('/fail-next', { times: 1 })
    expect((await print({ id })).body.code).toBe('label_not_printed')
  })

  it.each([
    ['label', [100, 150], 9],
    ['a6', [105, 148], 9],
    ['a4', [210, 297], 3],
  ])(
    'is printed with many others as one file on the paper chosen, %s, and what fails is named',
    async (paper, size, pages) => {
      const ids = await Promise.all(Array.from({ length: 9 }, () => bought()))
      const codes = new Map<number, string>()
      for (const id of ids.slice(0, 8)) codes.set(id, (await buy(id)).body.result.label_code)
      const { result } = (await print({ ids, paper, contents: true })).body
      const whole = await readPdf(result.data)
      // the one that the store sends itself has a sheet about its contents
      expect(whole.map((page) => page.size)).toEqual([...Array.from({ length: pages }, () => size), [210, 297]])
      const read = whole.flatMap((page) => page.codes).flatMap(([format, text]) => (format === 'Code128' ? [text] : []))
      expect(read.filter((text) => text.startsWith('ME')).toSorted()).toEqual([...codes.values()].toSorted())
      const numbers = [...codes.keys()].toSorted((one, other) => one - other).map(String)
      expect([result.failed, Object.keys(result.tracking_codes)]).toEqual([[], numbers])

      await steer('/fail-next', { times: 2 })
      const { body } = await print({ ids, paper })
      const lost: { id: number; order_id: number }[] = body.result.failed
      expect(lost).toHaveLength(2)
      expect(body.message).toContain(lost.map(({ order_id: number }) => number).join(', '))
      const left = (await readPdf(body.result.data)).flatMap((page) => page.codes.map(([, text]) => text))
      for (const [id, code] of codes) expect(left.includes(code)).toBe(!lost.some((one) => one.id === id))
    },
  )

  it('is sold by the key of the tax document alone, where the law asks for one', async () => {
    await steer('/documents', { needed: true })
    const [bare, documented] = [await bought(), await bought()]
    expect((await buy(bare)).body.code).toBe('label_refused')
    await documentedParcel(app, documented)
    expect((await buy(documented)).body.message).toBe('A etiqueta foi comprada.')
    await steer('/documents', { needed: false })
    const needed = (value: string) =>
      app.db.updateTable('parameters').set({ value }).where('code', '=', 'invoice_needed').execute()
    await needed('1')
    expect((await buy(bare)).body.code).toBe('invoice_needed')
    await needed('0')
  })

  it('waits for its turn where the carrier takes only so many calls, and is bought all the same', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => bought()))
    await steer('/limit', { calls: 15, ms: 1000 })
    const answers = await Promise.all(ids.map((id) => buy(id)))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    await steer('/limit', { calls: 1_000_000, ms: 60_000 })
    await isEven()
  })

  it('is bought once by two who press at the same moment', async () => {
    const id = await bought()
    const before = await isEven()
    const answers = await Promise.all([buy(id), buy(id), buy(id)])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const { status, body } of answers) expect(status === 200 || body.code === 'label_under_way').toBe(true)
    expect((await isEven()) - before).toBe((await show(id)).label.cents)
  })

  it('is followed by its own name until it is delivered', async () => {
    const id = await bought()
    const { label_code: code } = (await buy(id)).body.result
    expect((await seller.post('/api/v1/store-order-move', { id, move: 'post' })).body.result.tracking.code).toBe(code)
    clock.advance(Math.max(0, Date.now() + MINUTES - clock.now().getTime()))
    await steer(`/parcels/${code}/delivered`)
    await app.db
      .updateTable('store_orders')
      .set({ posted_at: new Date(Date.now() - MINUTES) })
      .where('id', '=', id)
      .execute()
    await followedJobs.follow_parcels!.run(app, {})
    expect((await show(id)).state).toBe('delivered')
  })

  it('costs nothing where nothing came of it, and the store has a way on', async () => {
    const before = await isEven()
    const id = await bought()
    await steer('/fail-next', { times: 1 })
    expect((await buy(id)).body).toMatchObject({
      code: 'label_unavailable',
      message: expect.stringContaining('própria'),
    })
    await steer('/balance', { balance: 1 })
    expect((await buy(id)).body.code).toBe('label_no_balance')
    await steer('/balance', { balance: 10_000 - before / 100 })
    const nowhere = await bought({ city: 'São Paulo', state: 'SP' })
    expect((await buy(nowhere)).body.code).toBe('label_refused')
    for (const one of [id, nowhere]) expect(await show(one)).toMatchObject({ label: null, sells_label: true })
    expect((await print({ id })).status).toBe(200)
    expect((await buy(id)).status).toBe(200)
    expect(await isEven()).toBe(before + (await show(id)).label.cents)
  })
})

describe('a label whose answer was lost', () => {
  it.each(['/cart', '/shipment/checkout', '/shipment/generate'])('at %s is paid once all the same', async (path) => {
    const id = await bought()
    const before = await isEven()
    await steer('/lose-answer', { path })
    const { body } = await buy(id)
    expect(body.code).toBe(path === '/cart' ? 'label_unavailable' : 'label_waits')
    if (path === '/cart') await buy(id)
    else await job('finish_labels')
    const { label, label_code: code } = await show(id)
    expect([label.state, code]).toEqual(['bought', expect.stringMatching(/^ME\d{9}BR$/)])
    expect(await isEven()).toBe(before + label.cents)
    await job('finish_labels')
    expect(await isEven()).toBe(before + label.cents)
  })

  it('is finished by the job where the process died, and not while somebody still works on it', async () => {
    const id = await bought()
    const now = clock.now()
    const row = { store_order_id: id, state: 'intended' as const, created_at: now }
    await app.db
      .insertInto('shipping_labels')
      .values({ ...row, working_until: new Date(now.getTime() + MINUTES) })
      .execute()
    expect((await buy(id)).body.code).toBe('label_under_way')
    await job('finish_labels')
    expect((await show(id)).label.state).toBe('intended')
    clock.advance(2 * MINUTES)
    await job('finish_labels')
    expect((await show(id)).label.state).toBe('bought')
    await isEven()
  })

  it('is not bought any more where the store went another way meanwhile', async () => {
    const id = await bought()
    const row = { store_order_id: id, state: 'intended' as const, created_at: clock.now() }
    await app.db.insertInto('shipping_labels').values(row).execute()
    await print({ id, tracking_code: 'QB123456785BR' })
    await job('finish_labels')
    expect(await show(id)).toMatchObject({ label: null, sells_label: false, label_code: 'QB123456785BR' })
    expect((await buy(id)).body.code).toBe('label_own')
  })
})

describe('a label that was paid, of which the answer was lost', () => {
  const paidUnheard = async () => {
    const id = await bought()
    await steer('/lose-answer', { path: '/shipment/checkout' })
    expect((await buy(id)).body.code).toBe('label_waits')
    return id
  }

  it('is paid once where its store presses again', async () => {
    const before = await isEven()
    const { label } = (await buy(await paidUnheard())).body.result
    expect([label.state, await isEven()]).toEqual(['bought', before + label.cents])
  })

  it('is booked and given back where its order was cancelled meanwhile', async () => {
    const before = await isEven()
    const id = await paidUnheard()
    await seller.post('/api/v1/store-order-cancel', { id, reason: 'out_of_stock' })
    await job('finish_labels')
    expect(await isEven()).toBeGreaterThan(before)
    await job('give_labels_back')
    expect(await isEven()).toBe(before)
  })

  it('costs the store nothing where the carrier has ended it before we asked', async () => {
    const before = await isEven()
    const id = await paidUnheard()
    await steer(`/parcels/${(await labelOf(app.db, id))!.shipment_id}/expired`)
    await job('finish_labels')
    expect([await isEven(), await show(id)]).toMatchObject([before, { label: null, sells_label: true }])
  })
})

describe('a label that nobody needs', () => {
  it('is given back when its order is cancelled, or posted under another code', async () => {
    const [cancelled, elsewhere, unnamed, used] = [await bought(), await bought(), await bought(), await bought()]
    const before = await isEven()
    for (const id of [cancelled, elsewhere, unnamed, used]) await buy(id)
    const { cents } = (await show(used)).label
    // the carrier had not told the code of this one yet
    const noCode = { state: 'paid' as const, tracking_code: null }
    await app.db.updateTable('shipping_labels').set(noCode).where('store_order_id', '=', unnamed).execute()
    await seller.post('/api/v1/store-order-cancel', { id: cancelled, reason: 'out_of_stock' })
    const move = { move: 'post', tracking_code: 'QB123456785BR' }
    await seller.post('/api/v1/store-order-move', { id: elsewhere, ...move })
    await seller.post('/api/v1/store-order-move', { id: unnamed, move: 'post', tracking_code: 'QB123456799BR' })
    await seller.post('/api/v1/store-order-move', { id: used, move: 'post' })
    await job('give_labels_back')
    await job('give_labels_back')
    expect(await isEven()).toBe(before + cents)
    expect((await show(cancelled)).label).toBeNull()
  })

  it('is the store’s where it is too late to give it back', async () => {
    const id = await bought()
    const { label, label_code: code } = (await buy(id)).body.result
    const before = await isEven()
    await seller.post('/api/v1/store-order-cancel', { id, reason: 'out_of_stock' })
    await steer(`/parcels/${code}/posted`)
    await job('give_labels_back')
    expect(await isEven()).toBe(before)
    expect(label.cents).toBeGreaterThan(0)
  })
})

it('the price of a label that its carrier does not know comes back from nobody', async () => {
  const id = await bought()
  await buy(id)
  const before = await isEven()
  const { shipment_id: name } = (await labelOf(app.db, id))!
  const named = (shipment_id: string) =>
    app.db.updateTable('shipping_labels').set({ shipment_id }).where('store_order_id', '=', id).execute()
  await named(randomUUID())
  await seller.post('/api/v1/store-order-cancel', { id, reason: 'out_of_stock' })
  await job('give_labels_back')
  expect(await isEven()).toBe(before)
  await named(name!)
  await job('give_labels_back')
  expect(await isEven()).toBe(before - (await labelOf(app.db, id))!.cents!)
})

describe('a label that is not posted in time', () => {
  const expired = async () => {
    const id = await bought()
    const { label, label_code: code } = (await buy(id)).body.result
    await steer(`/parcels/${code}/expired`)
    clock.advance(8 * DAY_MS)
    return { id, code, cents: label.cents as number }
  }

  it('costs nothing, is named no more, and another can be bought', async () => {
    const before = await isEven()
    const { id, code, cents } = await expired()
    await job('end_expired_labels')
    await job('end_expired_labels')
    expect(await isEven()).toBe(before)
    expect(await show(id)).toMatchObject({ label: null, label_code: null, sells_label: true })
    const told = (await mailsTo(app, 'vendedor@bracards.example')).at(-1)!
    expect(told.details).toMatchObject({ title: 'Uma etiqueta venceu', facts: [['Valor', money(cents)]] })
    const again = (await buy(id)).body.result
    expect(again).toMatchObject({ label: { state: 'bought', cents }, label_code: expect.stringMatching(/^ME\d{9}BR$/) })
    expect(again.label_code).not.toBe(code)
    await job('end_expired_labels')
    expect([await isEven(), (await show(id)).label_code]).toEqual([before + cents, again.label_code])
  })

  it('is not bought anew where the store uses one of its own', async () => {
    const { id } = await expired()
    await job('end_expired_labels')
    await print({ id, tracking_code: 'QB123456785BR' })
    expect(await show(id)).toMatchObject({ sells_label: false, label_code: 'QB123456785BR' })
    expect((await buy(id)).body.code).toBe('label_own')
  })

  it('stays where the carrier has it all the same', async () => {
    const id = await bought()
    const { label_code: code } = (await buy(id)).body.result
    const before = await isEven()
    await steer(`/parcels/${code}/posted`)
    clock.advance(8 * DAY_MS)
    await job('end_expired_labels')
    expect([await isEven(), (await show(id)).label_code]).toEqual([before, code])
  })
})

describe('whoever may not buy it', () => {
  it('is another store, a buyer, and a parcel that is over or is no parcel', async () => {
    const id = await bought()
    expect((await buy(id, otherSeller)).status).toBe(404)
    expect((await buy(id, marina)).status).toBe(403)
    const letter = await bought()
    await app.db
      .updateTable('store_orders')
      .set({ shipping: JSON.stringify({ code: 'carta', name: 'Carta', cents: 0 }) })
      .where('id', '=', letter)
      .execute()
    expect((await buy(letter)).body.code).toBe('label_not_sold')
    await seller.post('/api/v1/store-order-cancel', { id, reason: 'out_of_stock' })
    expect((await buy(id)).body.code).toBe('no_label')
    expect((await buy(0)).status).toBe(422)
    app.providers.freightUrl = null
    expect((await buy(await bought())).body.code).toBe('label_not_sold')
  })
})
