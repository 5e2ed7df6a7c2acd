import type { App } from '../../../app.ts'
import { dayInBrazil, startOfDayInBrazil } from '../../../platform/clock.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import { billMeans, type BillMeans, chargeBill, intendBillPayment, paymentsOfBills } from '../../money/bills/index.ts'
import { holdStore } from '../stores/index.ts'
import { billsToMail, billsToTry, changeSignatureBill, signatureBill, type SignatureBillRow } from './bills.queries.ts'
import { dayAfter } from './periods.ts'
import { tellToPay } from './plan-notices.ts'
import { lastDayOfGrace } from './rules.ts'
import { signatureById } from './signatures.queries.ts'

/** Charges cards on the days of their tries, and mails the Pix of the others. */
export async function chargeRenewals(app: App) {
  const today = dayInBrazil(app.clock.now())
  await eachPage(app, {
    page: (part) => billsToTry(app.db, today, part),
    work: (bill) => tryCard(app, bill),
  })
  await eachPage(app, {
    page: (part) => billsToMail(app.db, part),
    work: (bill) => mailPix(app, bill),
  })
}

async function tryCard(app: App, bill: SignatureBillRow) {
  const signature = (await signatureById(app.db, bill.signature_id))!
  if (signature.card_id === null) return withoutCard(app, bill)
  const asked = { method: 'card' as const, card_id: signature.card_id, keep: true }
  await attempt(app, bill, await billMeans(app, { id: bill.user_id }, asked))
}

/** The card was removed, so its holder pays by Pix. */
const withoutCard = (app: App, { id, store_id: storeId }: SignatureBillRow) =>
  app.transaction(async (tx) => {
    await holdStore(tx, storeId!)
    await changeSignatureBill(tx, id, { next_try_on: null })
  })

async function mailPix(app: App, bill: SignatureBillRow) {
  await attempt(app, bill, await billMeans(app, { id: bill.user_id }, { method: 'pix', keep: false }))
  const code = (await paymentsOfBills(app, [bill.id])).get(bill.id)?.pix?.code
  if (!code) return
  await app.transaction(async (tx) => {
    await holdStore(tx, bill.store_id!)
    const now = (await signatureBill(tx, bill.id))!
    if (now.mailed_at || now.state !== 'open') return
    await changeSignatureBill(tx, bill.id, { mailed_at: app.clock.now() })
    await tellToPay(tx, app, now, code)
  })
}

/** A renewal can be paid until its grace is over. An attempt under way is left to its answer. */
async function attempt(app: App, bill: SignatureBillRow, means: BillMeans) {
  const { id, store_id: storeId } = bill
  const live = (await paymentsOfBills(app, [id])).get(id)
  if (live && (live.state === 'intended' || live.state === 'pending')) return
  const until = startOfDayInBrazil(new Date(`${dayAfter(lastDayOfGrace(bill), 1)}T12:00:00Z`))
  const paymentId = await app.transaction(async (tx) => {
    await holdStore(tx, storeId!)
    if ((await signatureBill(tx, id))?.state !== 'open') return null
    return intendBillPayment(tx, app, { billId: id, means, until })
  })
  if (paymentId !== null) await chargeBill(app, paymentId, means)
}
