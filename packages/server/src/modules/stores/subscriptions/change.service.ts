import { say } from '@bra/contract/kit/saying'
import { signatureLife, signaturesInForce } from '@bra/contract/stores/signature-life'
import type { PayWith } from '@bra/contract/money/payments.schemas'
import { actsFor } from '../../../acting.ts'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/kernel.ts'
import { billMeans, voidBill } from '../../money/bills/index.ts'
import { holdStore } from '../stores/index.ts'
import { changeSignatureBill, openBillOf } from './bills.queries.ts'
import { tellScheduled } from './plan-notices.ts'
import { giveEarlyRenewalBack } from './plans-in-force.ts'
import { nextTryOn } from './rules.ts'
import { signatureShown } from './signatures.view.ts'
import { changeSignature, signatureById, type SignatureRow, signaturesOfPerson } from './signatures.queries.ts'

/** Locks the store of a signature for which the actor acts; people of other stores find none. */
export async function heldSignature(tx: Tx, actor: Pick<Actor, 'storeIds'>, id: number): Promise<SignatureRow> {
  const found = await signatureById(tx, id)
  if (!found || !actsFor(actor, found.store_id)) return fail('signature_not_found')
  await holdStore(tx, found.store_id)
  return (await signatureById(tx, id))!
}

/** Ends a signature at the end of its period, or with `undo` lets it go on. */
export async function cancelAtDue(app: App, actor: Actor, { id, undo }: { id: number; undo: boolean }) {
  await app.transaction(async (tx) => {
    const signature = await heldSignature(tx, actor, id)
    await (undo ? resume(tx, signature) : schedule(tx, app, signature))
  })
  const message = undo
    ? say('A assinatura continua.', 'The signature goes on.')
    : say('A assinatura termina no fim do período.', 'The signature ends with its period.')
  return { error: false, message, result: await signatureShown(app, id) }
}

async function resume(tx: Tx, { id, state }: SignatureRow) {
  const after = signatureLife.after(state, 'resume')
  if (after) await changeSignature(tx, id, { state: after })
  else if (state !== 'active') fail('signature_over')
}

async function schedule(tx: Tx, app: App, signature: SignatureRow) {
  const { id, state } = signature
  if (state === 'cancellation_scheduled') return
  const after = signatureLife.after(state, 'schedule')
  if (!after) return fail(state === 'overdue' ? 'signature_overdue' : 'signature_over')
  const bill = await openBillOf(tx, id)
  if (bill) await voidBill(tx, bill.id)
  await giveEarlyRenewalBack(tx, app, signature)
  await changeSignature(tx, id, { state: after, next_plan_id: null })
  await tellScheduled(tx, app, signature)
}

/** Stops the renewal of all signatures that the person pays. */
export async function cancelPlans(app: App, actor: Actor, userId: number) {
  if (userId !== actor.id) fail('forbidden')
  const mine = (await signaturesOfPerson(app.db, userId)).filter(({ state }) => state === 'active')
  for (const { id } of mine) await cancelAtDue(app, actor, { id, undo: false })
  const message =
    mine.length === 0
      ? say('Nenhum plano renova sozinho.', 'No plan renews itself.')
      : say('O plano não renova mais.', 'The plan does not renew any more.')
  return { error: false, message }
}

/** The card that is charged when a period begins; also of a bill whose card was refused. Pix ends the charging of a card. */
export async function setCard(
  app: App,
  actor: Actor,
  { signature_id: id, ...asked }: PayWith & { signature_id: number },
) {
  await app.transaction((tx) => heldSignature(tx, actor, id))
  const means = asked.method === 'card' ? await billMeans(app, actor, asked) : null
  await app.transaction(async (tx) => {
    const { state } = await heldSignature(tx, actor, id)
    if (!signaturesInForce.includes(state)) fail('signature_over')
    await changeSignature(tx, id, { method: asked.method, saved_card_id: means?.savedCardId ?? null })
    const bill = await openBillOf(tx, id)
    if (bill?.kind !== 'renewal') return
    const next = means ? nextTryOn(bill, bill.card_tries) : null
    await changeSignatureBill(tx, bill.id, { next_try_on: next })
  })
  const message = means
    ? say('Cartão da assinatura trocado.', 'The card of the signature was changed.')
    : say('A assinatura agora é paga por Pix.', 'The signature is now paid by Pix.')
  return { error: false, message, result: await signatureShown(app, id) }
}
