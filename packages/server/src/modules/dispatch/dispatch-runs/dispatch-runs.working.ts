import type { DispatchWork } from '@bra/contract/dispatch/dispatch-runs.schemas'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import type { App } from '../../../app.ts'
import { Refusal } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs.ts'
import type { User } from '../../../platform/routes.ts'
import { makeInvoice, transmitInvoice } from '../invoices/index.ts'
import { buyLabel } from '../labels/index.ts'
import { moveSale, showSale, storeOf } from '../store-orders/index.ts'
import { endRun, noteThrough, runToWork, type RunRow, waitingParcels } from './dispatch-runs.queries.ts'

/** More at once would only wait for each other at the tax authority and at the carrier. */
const AT_ONCE = 4

/** Works on a few parcels and asks for the next turn, so that no other job has to wait until all are through. */
export async function workOnRun(app: App, runId: number) {
  const run = await runToWork(app.db, runId)
  if (!run) return
  const seller = sellerOf(run)
  const parcels = await waitingParcels(app.db, runId, AT_ONCE)
  await Promise.all(parcels.map((parcel) => workOnParcel(app, run, { seller, ...parcel })))
  await app.transaction(async (tx) => {
    if (parcels.length === 0) await endRun(tx, runId, app.clock.now())
    else await enqueue(tx, app, { name: 'work_on_dispatch', data: { runId } })
  })
}

/** The owner of the store, in whose name the work goes on without a session. */
const sellerOf = ({ owner_id: id, store_id: storeId }: RunRow & { owner_id: number }): User => ({
  ...{ id, sessionId: 0, storeIds: [storeId], role: 'supplier', adult: true, confirmed: true, operatorId: null },
})

interface Worked {
  seller: User
  id: number
  tracking_code: string | null
}

const BROKEN = 'Algo deu errado neste pedido. Tente de novo.'

/** What fails says why, and does not stop the others. */
async function workOnParcel(app: App, { id: runId, work }: RunRow, { seller, id, tracking_code: code }: Worked) {
  let why: string | null = null
  try {
    await works[work]({ app, seller, id, code })
  } catch (error) {
    if (!(error instanceof Refusal)) app.log.error({ err: error, parcel: id }, 'A parcel could not be dispatched')
    why = error instanceof Refusal ? whyOf(error) : BROKEN
  }
  await app.transaction((tx) => noteThrough(tx, { runId, parcelId: id, why }))
}

/** The sentence of a field says more than that of the refusal. */
const whyOf = ({ message, fields }: Refusal) => [...new Set([message, ...Object.values(fields ?? {})])].join(' ')

interface Step {
  app: App
  seller: User
  id: number
  code: string | null
}

async function issue({ app, seller, id }: Step): Promise<StoreSaleDetail> {
  const { result } = await makeInvoice(app, seller, { id })
  const legal = result.invoices.find(({ purpose, environment }) => purpose === 'sale' && environment === 1)
  if (legal?.state === 'authorised') return result
  return (await transmitInvoice(app, seller, { id })).result
}

/** A parcel of which a step was done before goes on from there. */
async function prepare(step: Step) {
  const { app, seller, id } = step
  let sale = await showSale(app, seller, id)
  if (sale.needs_invoice) sale = await issue(step)
  if (sale.sells_label) sale = (await buyLabel(app, seller, { id })).result
  for (const move of ['pick', 'pack'] as const) {
    if (!sale.actions.includes(move)) continue
    await moveSale(app, storeOf(seller), { id, move, photos: [] })
    sale = await showSale(app, seller, id)
  }
}

const post = ({ app, seller, id, code }: Step) =>
  moveSale(app, storeOf(seller), { id, move: 'post', photos: [], ...(code && { tracking_code: code }) })

const works: Record<DispatchWork, (step: Step) => Promise<unknown>> = { issue, prepare, post }
