import type { Sandbox } from '@bra/sandbox/sandbox'
import { expect } from 'vitest'
import type { App } from '../app.ts'
import { cardToken } from './buying.ts'
import { allJobs } from '../create-app.ts'
import { steering } from './steering.ts'
import type { Person } from './test-app.ts'
import { settle } from './test-people.ts'

export const cards = { good: '4000000000000010', declined: '4000000000000028' }

export async function storeOf({ db }: App, ownerId: number) {
  return (await db.selectFrom('stores').select('id').where('owner_id', '=', ownerId).orderBy('id').execute())[0]!.id
}

/** What the owner of a store does on the screen of plans. */
export function signing({ app, sandbox }: { app: App; sandbox: Sandbox }, person: Person, storeId: number) {
  const steer = steering(sandbox.url, 'pagarme')
  const preview = async (plan: string) =>
    (await person.get(`/api/v1/signature-preview?store_id=${storeId}&plan=${plan}`)).body
  const sign = async (plan: string, by: object = { method: 'pix' }) => {
    const { token } = await preview(plan)
    return person.post('/api/v1/create-signature', { store_id: storeId, plan, preview: token, ...by })
  }
  const newest = async () => (await person.get(`/api/v1/signatures?store_id=${storeId}`)).body.signatures[0]
  const byCard = async (number = cards.good) => ({ method: 'card', token: await cardToken(person, { number }) })
  const attempts = (billId: number) =>
    app.db.selectFrom('bill_payments').selectAll().where('bill_id', '=', billId).orderBy('id').execute()

  /** Pays the Pix that waits at the provider, and lets the shop hear of it. */
  async function payPix() {
    const { bill } = await newest()
    const live = (await attempts(bill.id)).at(-1)!
    expect((await steer(`/charges/${live.charge_id}/pay`)).status).toBeLessThan(300)
    await hear(live.payment_id!)
  }

  async function hear(paymentId: string, times = 1) {
    for (let turn = 0; turn < times; turn += 1) {
      const event = { id: `hook_${paymentId}_${turn}`, type: 'order.paid', data: { id: paymentId } }
      expect((await person.post('/api/webhooks/pagarme', event)).status).toBe(200)
    }
    // the payment is read first, and what was read is announced then
    await settle(app)
    await settle(app)
  }

  const planOfStore = async () =>
    (
      await app.db
        .selectFrom('stores as s')
        .leftJoin('plans as p', 'p.id', 's.plan_id')
        .select('p.code')
        .where('s.id', '=', storeId)
        .executeTakeFirstOrThrow()
    ).code
  /** Runs what a quarter of an hour of the real clock would run. */
  async function runJobs() {
    const jobs = allJobs()
    await jobs.keep_periods_of_plans!.run(app, {})
    await jobs.charge_renewals_of_plans!.run(app, {})
    for (const name of ['ask_for_bill_payments', 'call_off_bill_payments', 'refund_bills'] as const)
      await jobs[name]!.run(app, {})
    await settle(app)
  }
  return { runJobs, preview, sign, newest, byCard, attempts, payPix, hear, planOfStore, steer }
}
