import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { connectAccount } from '../../../testing/carrier-accounts.ts'
import { home, paidOrder } from '../../../testing/paid-order.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { testApp } from '../../../testing/test-app.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { followedJobs } from '../../orders/parcels/parcels.followed.ts'
import { labelsJobs } from './labels.jobs.ts'

const { app, as, clock, sandbox } = await testApp()
app.providers.freightUrl = `${sandbox.url}/melhorenvio`
Object.assign(app.config.melhorEnvio, { token: 'um-token', clientId: '77', clientSecret: 'segredo' })
const steer = steering(sandbox.url, 'melhorenvio')
// these parcels have no document, and there are more calls than in a minute of a shop
await steer('/documents', { needed: false })
await steer('/limit', { calls: 1_000_000 })
const marina = await as('buyer')
const seller = await as('seller')
const [offer] = await offersOfSeller(app, seller.id)
const store = offer!.store_id
const EMAIL = 'toca@melhorenvio.example'
const OPENING_CENTS = 1_000_000

async function sold() {
  const { parcels } = await paidOrder(app, { userId: marina.id, offers: [offer!], quantity: 1, address: home })
  return parcels[0]!
}
const buy = (id: number) => seller.post('/api/v1/shipping-label/buy', { id })
const print = (id: number) => seller.post('/api/v1/get-shipping-label', { id, ids: [id] })
const job = (name: 'finish_labels' | 'give_labels_back' | 'end_expired_labels') => labelsJobs[name]!.run(app, {})
const at = async (path: string) =>
  (await fetch(`${sandbox.url}/__sandbox/melhorenvio/${path}`)).json() as Promise<{
    balance: number
    shipments: { id: string; status: string }[]
  }>
/** Cents gone from the store's own account, from that of the house, and from the store's wallet here. */
const spent = async () => {
  const [own, house] = [await at(`accounts/${EMAIL}`), await at('account')]
  const wallet = `store:${store}` as const
  expect(await sumOfAll(app.db)).toBe(0)
  return {
    own: OPENING_CENTS - Math.round(own.balance * 100),
    house: OPENING_CENTS - Math.round(house.balance * 100),
    wallet: -(await balancesOf(app.db, [wallet])).get(wallet)!,
  }
}

describe('a label of a store with an account of its own', () => {
  it('is paid from that account and from nothing else, and printed by it', async () => {
    const first = await sold()
    const without = await spent()
    const { body: house } = await buy(first)
    expect(house.result.own_account).toBe(false)
    const { cents } = house.result.label
    expect(await spent()).toMatchObject({ own: 0, house: without.house + cents, wallet: without.wallet + cents })

    await connectAccount(seller, store, EMAIL)
    const before = await spent()
    const id = await sold()
    expect((await seller.get(`/api/v1/stores-order/${id}`)).body).toMatchObject({
      sells_label: true,
      own_account: true,
    })
    const { body } = await buy(id)
    expect(body.result).toMatchObject({ own_account: true, label: { state: 'bought', cents: expect.any(Number) } })
    expect(await spent()).toEqual({ ...before, own: before.own + body.result.label.cents })
    const printed = (await print(id)).body.result
    expect(await readPdf(printed.data)).toBeTruthy()
    // the label that the house paid is printed by the house, as before
    expect((await print(first)).status).toBe(200)
  })

  it('is followed in that account until it arrives', async () => {
    const id = await sold()
    await buy(id)
    const { label_code: code } = (await seller.get(`/api/v1/stores-order/${id}`)).body
    await seller.post('/api/v1/store-order-move', { id, move: 'post', tracking_code: code })
    clock.advance(DAY_MS)
    await steer(`/parcels/${code}/delivered`)
    await followedJobs.follow_parcels!.run(app, {})
    expect((await seller.get(`/api/v1/stores-order/${id}`)).body.state).toBe('delivered')
  })

  it('that is not used goes back into that account', async () => {
    const before = await spent()
    const id = await sold()
    await buy(id)
    await app.db.updateTable('store_orders').set({ state: 'cancelled' }).where('id', '=', id).execute()
    await job('give_labels_back')
    expect(await spent()).toEqual(before)
  })

  it('says that the account has no balance, and charges nobody', async () => {
    const id = await sold()
    const before = await spent()
    await steer('/balance', { balance: 0, email: EMAIL })
    const { status, body } = await buy(id)
    expect([status, body.code]).toEqual([409, 'label_own_balance'])
    await steer('/balance', { balance: (OPENING_CENTS - before.own) / 100, email: EMAIL })
    expect(await spent()).toEqual(before)
    expect((await buy(id)).body.result.label.state).toBe('bought')
  })

  it('is finished after a lost answer, and paid once', async () => {
    const id = await sold()
    const before = await spent()
    await steer('/lose-answer', { path: '/shipment/checkout' })
    expect((await buy(id)).body.code).toBe('label_waits')
    clock.advance(3 * 60_000)
    await job('finish_labels')
    const { label } = (await seller.get(`/api/v1/stores-order/${id}`)).body
    expect(label.state).toBe('bought')
    expect(await spent()).toEqual({ ...before, own: before.own + label.cents })
  })

  it('is not bought once its owner took the permission back, which the store is told', async () => {
    const id = await sold()
    const before = await spent()
    await steer(`/accounts/${EMAIL}/revoke`)
    const { status, body } = await buy(id)
    expect([status, body.code]).toEqual([409, 'carrier_account_ended'])
    expect((await seller.get(`/api/v1/carrier-account/${store}`)).body.account.ended).toBe(true)
    expect(await spent()).toEqual(before)
    // the house sells the label from now on, until the store connects again
    expect((await buy(id)).body.result).toMatchObject({ own_account: false, label: { state: 'bought' } })
  })
})
