import type { Outcome } from '@bra/tax-documents/authorities/answers'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { announceParcel, moveParcel } from '../../orders/orders/index.ts'
import { noteTried } from '../tax-setup/index.ts'
import { parcelFacts } from './invoice-facts.queries.ts'
import { changeInvoice, type InvoiceRow, moveInvoice } from './invoices.queries.ts'

const FIRST_WAIT_MS = 15_000
const MAX_WAIT_MS = 15 * 60_000
/** The authorities refuse more than ten questions about one key within an hour. */
export const waitAfter = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** tries, MAX_WAIT_MS)

export const settle = (app: App, row: InvoiceRow, outcome: Outcome | null) =>
  app.transaction(async (tx) => {
    const from = ['processing'] as const
    if (outcome === null || outcome.kind === 'waiting' || outcome.kind === 'unknown')
      return postpone(tx, app, row, outcome)
    if (outcome.kind === 'down') return waitForService(tx, app, row, outcome)
    const said = { status_code: outcome.code, status_reason: outcome.reason, next_try_at: null }
    const about = { id: row.id, from, ...said }
    if (outcome.kind === 'authorised') {
      const { protocol, protocolXml } = outcome
      const proof = { protocol, protocol_xml: protocolXml, authorised_at: outcome.at }
      const moved = await moveInvoice(tx, { ...about, ...proof, to: 'authorised' })
      return moved && noteAuthorised(tx, app, moved)
    }
    const to = outcome.kind === 'cancelled' ? 'cancelled' : outcome.kind
    const moved = await moveInvoice(tx, { ...about, to, ...(to === 'cancelled' && { cancelled_at: app.clock.now() }) })
    return moved && announceParcel(tx, app, row.store_order_id)
  })

async function postpone(tx: Tx, app: App, row: InvoiceRow, outcome: { code: number; reason: string } | null) {
  const next = new Date(app.clock.now().getTime() + waitAfter(row.tries))
  const said = outcome ? { status_code: outcome.code, status_reason: outcome.reason } : {}
  await changeInvoice(tx, row.id, { ...said, tries: row.tries + 1, next_try_at: next })
  await announceParcel(tx, app, row.store_order_id)
}

/** The service took nothing, so the document is a draft again, which a job sends later. */
async function waitForService(tx: Tx, app: App, row: InvoiceRow, { code, reason }: { code: number; reason: string }) {
  const next_try_at = new Date(app.clock.now().getTime() + waitAfter(2))
  const said = { status_code: code, status_reason: reason, next_try_at, contingency: null }
  await moveInvoice(tx, { id: row.id, from: ['processing'], to: 'draft', ...said })
  await announceParcel(tx, app, row.store_order_id)
}

/** A parcel that is being prepared is then invoiced; a document of the test environment moves nothing. */
export async function noteAuthorised(tx: Tx, app: App, { store_order_id: id, purpose, environment }: InvoiceRow) {
  const facts = (await parcelFacts(tx, id))!
  if (environment === 2) await noteTried(tx, facts.store_id, app.clock.now())
  const by = { party: 'store', userId: facts.behind_store } as const
  if (purpose === 'sale' && environment === 1) {
    if (facts.state === 'paid') await moveParcel(tx, app, id, { from: 'paid', move: 'pick', by })
    if (facts.state === 'paid' || facts.state === 'picking')
      return moveParcel(tx, app, id, { from: 'picking', move: 'invoice', by })
  }
  return announceParcel(tx, app, id)
}
