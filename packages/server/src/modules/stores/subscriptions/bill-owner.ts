import type { BillOwner, DisputeTurn } from '../../../module.ts'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { holdStore } from '../stores/index.ts'
import { changeSignatureBill, signatureBill, type SignatureBillRow } from './bills.queries.ts'
import { tellBegun, tellDisputed, tellNotKept, tellPaidEarly, tellRefusedCard } from './plan-notices.ts'
import { beginFirst, beginNext, beginUpgrade, putInForce } from './plans-in-force.ts'
import { isRefusedForGood, nextTryOn } from './rules.ts'
import { changeSignature, signatureById } from './signatures.queries.ts'

async function held(tx: Tx, billId: number) {
  const bill = (await signatureBill(tx, billId))!
  return { bill, signature: (await signatureById(tx, bill.signature_id))! }
}

async function paid(tx: Tx, app: App, billId: number) {
  const { bill, signature } = await held(tx, billId)
  await changeSignatureBill(tx, billId, { next_try_on: null })
  // a renewal may be paid days before its period begins
  if (bill.kind === 'renewal' && bill.due_on > dayInBrazil(app.clock.now())) return tellPaidEarly(tx, app, bill)
  const begin = { first: beginFirst, upgrade: beginUpgrade, renewal: beginNext }[bill.kind]
  await begin(tx, app, { signature, bill })
  await tellBegun(tx, app, bill)
}

/** A first bill or an upgrade is paid by somebody who looks on; only a renewal is tried again. */
async function failed(tx: Tx, app: App, bill: SignatureBillRow, refusal: string | null) {
  if (bill.kind !== 'renewal' || bill.next_try_on === null) return
  const tries = bill.card_tries + 1
  const next = isRefusedForGood(refusal) ? null : nextTryOn(bill, tries)
  await changeSignatureBill(tx, bill.id, { card_tries: tries, next_try_on: next })
  await tellRefusedCard(tx, app, bill, { refusal, next })
}

/** The plan rests while a bank has the money, and after it is lost, until its period ends; it is back if we win. */
async function disputed(tx: Tx, app: App, bill: SignatureBillRow, turn: DisputeTurn) {
  const signature = (await signatureById(tx, bill.signature_id))!
  if (signature.ended_at) return
  const isOurs = turn === 'won'
  await changeSignature(tx, signature.id, { paused_at: isOurs ? null : app.clock.now() })
  await putInForce(tx, app, signature.store_id, isOurs ? signature.plan_id : null)
  await tellDisputed(tx, app, bill, turn)
}

export const signatureBills: BillOwner = {
  hold: async (tx, billId) => holdStore(tx, (await signatureBill(tx, billId))!.store_id!),
  paid: (tx, app, { id }) => paid(tx, app, id),
  failed: async (tx, app, { id }, refusal) => failed(tx, app, (await signatureBill(tx, id))!, refusal),
  disputed: async (tx, app, { id }, turn) => disputed(tx, app, (await signatureBill(tx, id))!, turn),
  notKept: async (tx, app, { id }, cents) => tellNotKept(tx, app, (await signatureBill(tx, id))!, cents),
}
