import { say } from '@bra/contract/kit/saying'
import type { subscriptionsSchemas } from '@bra/contract/stores/subscriptions.schemas'
import type { z } from 'zod'
import { ownStore } from '../../../acting.ts'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/kernel.ts'
import { billMeans, type BillMeans, intendBillPayment, payingBill, voidBill } from '../../money/bills/index.ts'
import { holdStore } from '../stores/index.ts'
import { writeBill } from './bill-of-plan.ts'
import { giveEarlyRenewalBack } from './plans-in-force.ts'
import { type Choice, choose, type PreviewMade, resumes, shownChoice } from './preview.service.ts'
import { PIX_MINUTES } from './rules.ts'
import { signatureShown } from './signatures.view.ts'
import { changeSignature, insertSignature, statusOfStore } from './signatures.queries.ts'

type Asked = z.output<typeof subscriptionsSchemas.create.body>

export async function previewPlan(
  app: App,
  actor: Actor,
  { store_id: storeId, plan }: { store_id: number; plan: string },
) {
  ownStore(actor, storeId)
  return shownChoice(app.db, storeId, await choose(app.db, app, storeId, plan))
}

interface Done {
  paymentId: number | null
  signatureId: number | null
  changed: PreviewMade | null
}

/** Does what the preview said, once; if anything has changed since, it answers with the new preview and does nothing. */
export async function sign(app: App, actor: Actor, asked: Asked) {
  const storeId = ownStore(actor, asked.store_id)
  await refuseClosed(app, storeId)
  const seen = await choose(app.db, app, storeId, asked.plan)
  const shown = await shownChoice(app.db, storeId, seen)
  if (shown.token !== asked.preview) return told({ paymentId: null, signatureId: null, changed: shown }, null)
  if (seen.kind === 'pay') fail('plan_bill_open')
  const means = seen.cents > 0 ? await billMeans(app, actor, asked) : null
  const done = await payingBill(app, { userId: actor.id, means }, () =>
    app.transaction((tx) => signNow(tx, app, { actor, storeId, asked, means })),
  )
  return told(done, done.signatureId === null ? null : await signatureShown(app, done.signatureId))
}

async function refuseClosed(app: App, storeId: number) {
  const status = await statusOfStore(app.db, storeId)
  if (status === 'closed' || status === 'refused') fail('plan_of_closed_store')
}

interface Signing {
  actor: Actor
  storeId: number
  asked: Asked
  means: BillMeans | null
}

async function signNow(tx: Tx, app: App, { actor, storeId, asked, means }: Signing): Promise<Done> {
  await holdStore(tx, storeId)
  const choice = await choose(tx, app, storeId, asked.plan)
  const shown = await shownChoice(tx, storeId, choice)
  if (shown.token !== asked.preview) return { paymentId: null, signatureId: null, changed: shown }
  const { kind, signature } = choice
  if (kind === 'first' || kind === 'upgrade') return billed(tx, app, { actor, storeId, means: means! }, choice)
  if (signature && (kind !== 'same' || resumes(choice))) await dropRenewal(tx, app, choice)
  if (signature) await changeSignature(tx, signature.id, planned(choice))
  return { paymentId: null, signatureId: signature?.id ?? null, changed: null }
}

/** A renewal of the plan in force is not for the plan that was chosen. */
async function dropRenewal(tx: Tx, app: App, { signature, openBill }: Choice) {
  if (openBill) await voidBill(tx, openBill.id)
  await giveEarlyRenewalBack(tx, app, signature!)
}

/** A choice without a payment: the plan of the next period, the free one after this period, or to stay as it is. */
function planned(choice: Choice) {
  const { kind, plan, signature } = choice
  if (kind === 'free') return { state: 'cancellation_scheduled' as const, next_plan_id: null }
  const state =
    resumes(choice) && signature!.state === 'cancellation_scheduled' ? ('active' as const) : signature!.state
  return { state, next_plan_id: kind === 'later' ? plan.id : null }
}

async function billed(
  tx: Tx,
  app: App,
  { actor, storeId, means }: Omit<Signing, 'asked' | 'means'> & { means: BillMeans },
  choice: Choice,
): Promise<Done> {
  const { plan, signature, openBill, cents, beginsOn } = choice
  if (openBill) await voidBill(tx, openBill.id)
  const now = app.clock.now()
  const byCard = { method: means.by.method, saved_card_id: means.savedCardId }
  const terms = { plan_id: plan.id, price_cents: plan.price_cents, ...byCard }
  if (signature?.state === 'pending') await changeSignature(tx, signature.id, terms)
  const signatureId =
    signature?.id ??
    (await insertSignature(tx, { ...terms, store_id: storeId, user_id: actor.id, state: 'pending', created_at: now }))
  const kind = choice.kind === 'first' ? ('first' as const) : ('upgrade' as const)
  const billId = await writeBill(tx, app, {
    ...{ signatureId, storeId, userId: actor.id, kind, plan, cents, dueOn: beginsOn },
  })
  const until = new Date(now.getTime() + PIX_MINUTES * 60_000)
  return { paymentId: await intendBillPayment(tx, app, { billId, means, until }), signatureId, changed: null }
}

const didChange = say(
  'O valor mudou desde que você abriu esta tela. Nada foi cobrado; confira e confirme de novo.',
  'The sum has changed since you opened this screen. Nothing was charged; check it and confirm again.',
)
const chosen = say('Plano escolhido.', 'Plan chosen.')

const told = ({ changed }: Done, result: Awaited<ReturnType<typeof signatureShown>> | null) => ({
  ...{ error: changed !== null, message: changed ? didChange : chosen, result, changed },
})
