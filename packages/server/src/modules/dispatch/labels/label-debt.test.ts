import { money } from '@bra/contract/trade/format'
import { describe, expect, it } from 'vitest'
import { connectAccount } from '../../../testing/carrier-accounts.ts'
import { documentedParcel } from '../../../testing/documented-parcel.ts'
import { home, paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle, staySignedIn } from '../../../testing/test-people.ts'
import { balancesOf, post, sumOfAll } from '../../money/ledger/index.ts'
import { intendLabel } from './label-states.queries.ts'
import { labelsJobs } from './labels.jobs.ts'

const { app, as, sandbox } = await testApp()
app.providers.freightUrl = `${sandbox.url}/melhorenvio`
Object.assign(app.config.melhorEnvio, { token: 'um-token', clientId: '77', clientSecret: 'segredo' })
const steer = steering(sandbox.url, 'melhorenvio')
await app.db.updateTable('parameters').set({ value: '1' }).where('code', '=', 'invoice_needed').execute()
// there are more calls than in a minute of a shop
await steer('/limit', { calls: 1_000_000 })
const marina = await as('buyer')
const seller = await as('seller')
// the clock follows that of the machine, which the carrier's sandbox keeps
await staySignedIn(app)
const [offer] = await offersOfSeller(app, seller.id)
const { store_id } = offer!
const wallet = `store:${store_id}` as const

async function sold() {
  const { parcels } = await paidOrder(app, { userId: marina.id, offers: [offer!], quantity: 1, address: home })
  await documentedParcel(app, parcels[0]!)
  return parcels[0]!
}
const buy = (id: number) => seller.post('/api/v1/shipping-label/buy', { id })
const show = async (id: number) => (await seller.get(`/api/v1/stores-order/${id}`)).body
const balance = async () => (await balancesOf(app.db, [wallet])).get(wallet)!
const lend = (cents: number) =>
  app.db
    .updateTable('parameters')
    .set({ value: String(cents) })
    .where('code', '=', 'label_debt_max')
    .execute()
const missingIn = (message: string) => Number(/Faltam R\$\s([\d.,]+)\.$/.exec(message)![1]!.replaceAll(/\D/g, ''))

/** Lets the store spend just so much on labels, whatever its wallet and its orders hold. */
async function leaveRoomFor(cents: number) {
  const far = -1_000_000_00
  await lend(far)
  const probe = await sold()
  const [{ message }, price] = [(await buy(probe)).body, await priceOf()]
  const room = price - missingIn(message)
  await lend(far - room + cents)
}

let price: number | undefined
/** The price of each of these labels, which are all alike. */
async function priceOf() {
  if (price === undefined) {
    const before = await app.db.selectFrom('parameters').select('value').where('code', '=', 'label_debt_max').execute()
    await lend(1_000_000_00)
    price = (await buy(await sold())).body.result.label.cents as number
    await lend(Number(before[0]!.value))
  }
  return price
}
const cost = await priceOf()

describe('a label of the house', () => {
  it('is refused where its store would owe more than is held for it and lent to it, and says what is missing', async () => {
    const id = await sold()
    await leaveRoomFor(cost - 1)
    const before = await balance()
    const { status, body } = await buy(id)
    expect([status, body.code]).toEqual([409, 'label_debt_too_high'])
    expect(body.message).toContain(`Faltam ${money(1)}.`)
    expect(body.message).toContain('conta da própria loja no Melhor Envio')
    expect([await balance(), await sumOfAll(app.db)]).toEqual([before, 0])
    expect(await show(id)).toMatchObject({ label: null, sells_label: true })
  })

  it('is bought to the last cent of that, and also by what the next order brings', async () => {
    const [one, other] = [await sold(), await sold()]
    await leaveRoomFor(cost)
    const before = await balance()
    expect((await buy(one)).status).toBe(200)
    expect(await balance()).toBe(before - cost)
    expect((await buy(other)).body.code).toBe('label_debt_too_high')
    await sold()
    await sold()
    expect((await buy(other)).status).toBe(200)
  })

  it('is paid by money in the wallet, too', async () => {
    const id = await sold()
    await leaveRoomFor(0)
    await app.transaction((tx) =>
      post(tx, app, {
        ...{ key: 'a gift', kind: 'adjustment' },
        lines: [
          { account: 'outside', cents: -cost },
          { account: wallet, cents: cost },
        ],
      }),
    )
    expect((await buy(id)).status).toBe(200)
  })

  it('is bought once where two are asked for at once and one has room', async () => {
    const ids = [await sold(), await sold(), await sold()]
    await leaveRoomFor(cost)
    const before = await balance()
    const answers = await Promise.all(ids.map(buy))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await balance()).toBe(before - cost)
  })

  it('is given up where a try that was cut short has no room any more', async () => {
    const id = await sold()
    await leaveRoomFor(cost - 1)
    await app.transaction((tx) => intendLabel(tx, id, { isOwn: false, now: app.clock.now() }))
    await labelsJobs.finish_labels!.run(app, {})
    expect(await show(id)).toMatchObject({ label: null, sells_label: true })
  })

  it('is bought for the orders of a dispatch that have room; the others are named with what is missing for them', async () => {
    const ids = [await sold(), await sold(), await sold(), await sold(), await sold()]
    await leaveRoomFor(2 * cost)
    const before = await balance()
    await seller.post('/api/v1/store-dispatch', { store_id, work: 'prepare', parcels: ids.map((id) => ({ id })) })
    await settle(app)
    const { run } = (await seller.get(`/api/v1/store-dispatch/${store_id}`)).body
    expect(run).toMatchObject({ all: 5, done: 5, ended_at: expect.any(String) })
    expect(run.failed.map(({ code }: { code: string }) => code)).toEqual(Array(3).fill('label_debt_too_high'))
    expect(new Set(run.failed.map(({ why }: { why: string }) => missingIn(why)))).toEqual(new Set([3 * cost]))
    expect(await balance()).toBe(before - 2 * cost)
  })

  it('is no matter of ours where the store pays the carrier itself', async () => {
    await connectAccount(seller, store_id, 'toca@melhorenvio.example')
    const id = await sold()
    await lend(-1_000_000_00)
    expect((await buy(id)).status).toBe(200)
  })
})
