import type { DispatchWork } from '@bra/contract/dispatch/dispatch-runs.schemas'
import { ownerOf } from '../../../acting.ts'
import type { App } from '../../../app.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { makeInvoice, transmitInvoice } from '../invoices/index.ts'
import { moveSale, showSale, storeOf } from '../store-orders/index.ts'
import { type Step, Turn } from './dispatch-runs.turn.ts'
import { endRun, runToWork, waitingParcels } from './dispatch-runs.queries.ts'

/** More at once would only wait for each other at the tax authority and at the carrier. */
const AT_ONCE = 4
/** Parcels of a turn. The labels of one are paid together, as the carrier takes only so many calls a minute. */
const turns: Record<DispatchWork, number> = { issue: AT_ONCE, prepare: 40, post: AT_ONCE }

/** Works on a few parcels and asks for the next turn, so that no other job has to wait until all are through. */
export async function workOnRun(app: App, runId: number) {
  const run = await runToWork(app.db, runId)
  if (!run) return
  const parcels = await waitingParcels(app.db, runId, turns[run.work])
  const turn = new Turn({ app, runId, seller: ownerOf(run), parcels })
  await works[run.work](turn)
  await turn.end()
  await app.transaction(async (tx) => {
    if (parcels.length === 0) await endRun(tx, runId, app.clock.now())
    else await enqueue(tx, app, { name: 'work_on_dispatch', data: { runId } })
  })
}

type WorkOfTurn = (turn: Turn) => Promise<unknown>

async function issue({ app, seller, id }: Step) {
  const { result } = await makeInvoice(app, seller, { id })
  const legal = result.invoices.find(({ purpose, environment }) => purpose === 'sale' && environment === 1)
  if (legal?.state === 'authorised') return result
  return (await transmitInvoice(app, seller, { id })).result
}

async function issueIfNeeded(step: Step) {
  if ((await showSale(step.app, step.seller, step.id)).needs_invoice) await issue(step)
}

async function makeReady({ app, seller, id }: Step) {
  let sale = await showSale(app, seller, id)
  for (const move of ['pick', 'pack'] as const) {
    if (!sale.actions.includes(move)) continue
    await moveSale(app, storeOf(seller), { id, move, photos: [] })
    sale = await showSale(app, seller, id)
  }
}

/** A parcel of which a step was done before goes on from there. */
const prepare: WorkOfTurn = async (turn) => {
  await turn.each(issueIfNeeded)
  await turn.buyLabels()
  await turn.each(makeReady)
}

const post = ({ app, seller, id, code }: Step) =>
  moveSale(app, storeOf(seller), { id, move: 'post', photos: [], ...(code && { tracking_code: code }) })

const works: Record<DispatchWork, WorkOfTurn> = {
  issue: (turn) => turn.each(issue),
  prepare,
  post: (turn) => turn.each(post),
}
