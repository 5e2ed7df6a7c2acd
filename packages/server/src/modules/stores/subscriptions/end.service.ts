import { say } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/kernel.ts'
import { giveBillBack, voidBill } from '../../money/bills/index.ts'
import { billsOf, changeSignatureBill, openBillOf } from './bills.queries.ts'
import { heldSignature } from './change.service.ts'
import { tellEnded } from './plan-notices.ts'
import { endSignature, returnToPlanBefore } from './plans-in-force.ts'
import { signatureShown } from './signatures.view.ts'
import { deleteTermOfBill, type SignatureRow, termsOf } from './signatures.queries.ts'
import { takingBack } from './taking-back.ts'

interface Asked {
  id: number
  take_back: boolean
}

/** Ends a signature at once, with its payment back where the law or the house gives it; or takes an upgrade back. */
export async function disable(app: App, actor: Actor, { id, take_back: onlyUpgrade }: Asked) {
  const cents = await app.transaction(async (tx) => {
    const signature = await heldSignature(tx, actor, id)
    if (signature.ended_at) return fail('signature_over')
    return onlyUpgrade ? takeUpgradeBack(tx, app, signature) : endNow(tx, app, signature)
  })
  return { error: false, message: saidOf(onlyUpgrade, cents), result: await signatureShown(app, id) }
}

async function takeUpgradeBack(tx: Tx, app: App, signature: SignatureRow) {
  const { refundable, previous } = await backOf(tx, app, signature)
  if (!refundable || !previous) return fail('nothing_to_take_back')
  await callOffOpen(tx, signature.id)
  await giveBack(tx, app, refundable.id)
  await deleteTermOfBill(tx, refundable.id)
  await returnToPlanBefore(tx, app, signature)
  return refundable.cents
}

async function endNow(tx: Tx, app: App, signature: SignatureRow) {
  const { refundable } = await backOf(tx, app, signature)
  await callOffOpen(tx, signature.id)
  if (refundable) await giveBack(tx, app, refundable.id)
  await endSignature(tx, app, signature.id, signature.state === 'pending' ? 'give_up' : 'disable')
  await tellEnded(tx, app, signature, 'disabled')
  return refundable?.cents ?? 0
}

async function backOf(tx: Tx, app: App, signature: SignatureRow) {
  const [bills, terms] = [await billsOf(tx, [signature.id]), await termsOf(tx, signature.id)]
  return takingBack({ db: tx, clock: app.clock }, signature, { bills, terms })
}

async function callOffOpen(tx: Tx, signatureId: number) {
  const open = await openBillOf(tx, signatureId)
  if (open) await voidBill(tx, open.id)
}

async function giveBack(tx: Tx, app: App, billId: number) {
  if (!(await giveBillBack(tx, app, billId))) fail('nothing_to_take_back')
  await changeSignatureBill(tx, billId, { taken_back_at: app.clock.now() })
}

function saidOf(onlyUpgrade: boolean, cents: number) {
  const back = money(cents)
  if (onlyUpgrade)
    return say(`O plano anterior voltou. Devolvemos ${back}.`, `The plan before is back. We give ${back} back.`)
  return cents > 0
    ? say(`Assinatura encerrada. Devolvemos ${back}.`, `The signature has ended. We give ${back} back.`)
    : say('Assinatura encerrada.', 'The signature has ended.')
}
