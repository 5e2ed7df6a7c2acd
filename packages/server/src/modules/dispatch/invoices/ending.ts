import { AuthorityUnheard, type EventOutcome } from '@bra/tax-documents/authorities/answers'
import { register } from '@bra/tax-documents/authorities/client'
import { cancelDce } from '@bra/tax-documents/dce/dce'
import { cancellation, correctionLetter } from '@bra/tax-documents/events/events'
import type { Uf } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { announceParcel } from '../../orders/orders/index.ts'
import { showSale } from '../store-orders/index.ts'
import { authorityFor, type SellerTaxes, signerFor } from '../tax-setup/index.ts'
import {
  changeInvoice,
  countEvents,
  insertEvent,
  type InvoiceRow,
  leaveInvoice,
  liveInvoiceOf,
  moveInvoice,
  takeInvoice,
} from './invoices.queries.ts'
import { ownParcel, readyTaxes } from './own-parcel.ts'
import { returnInvoice } from './returning.ts'

const WORKING_MS = 60_000
/** The event is registered already: the answer to an earlier request was lost. */
const REGISTERED_BEFORE = 573

/** Cancels the parcel's document at the authority; a draft that was never authorised is given up. */
export async function cancelInvoice(app: App, user: User, { id, reason }: { id: number; reason: string }) {
  const facts = await ownParcel(app.db, user, id)
  const row = (await returnInvoice(app.db, id)) ?? (await liveInvoiceOf(app.db, { parcel: id, purpose: 'sale' }))
  if (!row) return fail('invoice_missing')
  if (row.source === 'elsewhere') fail('invoice_elsewhere_fixed')
  const outcome = await withdraw(app, await readyTaxes(app, app.db, facts.owner_id), row, reason)
  if (outcome === 'busy') fail('invoice_under_way')
  if (outcome === 'unheard') fail('invoice_service_down')
  if (outcome === 'refused') fail('invoice_cancel_refused')
  return { error: false, message: 'O documento foi cancelado.', result: await showSale(app, user, id) }
}

type Withdrawn = 'done' | 'refused' | 'unheard' | 'busy'

/** Cancels an authorised document, or gives up one that the authority never took. */
export async function withdraw(app: App, taxes: SellerTaxes, row: InvoiceRow, reason: string): Promise<Withdrawn> {
  const now = app.clock.now()
  if (row.state === 'draft' || row.state === 'rejected') return giveUp(app, row)
  if (row.state !== 'authorised') return 'busy'
  if (!(await app.transaction((tx) => takeInvoice(tx, row.id, { now, until: new Date(now.getTime() + WORKING_MS) }))))
    return 'busy'
  try {
    const message = cancelMessage(app, taxes, row, reason)
    const authority = authorityFor(app, taxes, row.environment)
    return await keepCancellation(app, row, { reason, message, outcome: await register(authority, row.model, message) })
  } catch (error) {
    if (!(error instanceof AuthorityUnheard)) throw error
    return 'unheard'
  } finally {
    await app.transaction((tx) => leaveInvoice(tx, row.id))
  }
}

/** The number of a document that is given up is reported as unused by a job. */
const giveUp = (app: App, { id, state, store_order_id: parcel }: InvoiceRow) =>
  app.transaction(async (tx) => {
    const moved = await moveInvoice(tx, { id, from: [state], to: 'unused', next_try_at: app.clock.now() })
    if (moved) await announceParcel(tx, app, parcel)
    return moved ? 'done' : 'busy'
  })

function cancelMessage(app: App, taxes: SellerTaxes, row: InvoiceRow, reason: string) {
  const { environment, access_key: key, protocol } = row
  const uf = taxes.company!.address!.state as Uf
  const about = { environment, key: key!, protocol: protocol!, reason, at: app.clock.now(), uf }
  const signer = signerFor(app, taxes)
  if (row.model === 55) return cancellation({ ...about, document: row.issuer }, signer)
  return cancelDce({ ...about, author: row.issuer, sender: taxes.company!.document }, signer)
}

interface Answered {
  reason: string
  message: string
  outcome: EventOutcome
}

const keepCancellation = (app: App, row: InvoiceRow, { reason, message, outcome }: Answered) =>
  app.transaction(async (tx): Promise<Withdrawn> => {
    const now = app.clock.now()
    if (outcome.isDown) return 'unheard'
    if (!outcome.isDone && outcome.code !== REGISTERED_BEFORE) {
      await changeInvoice(tx, row.id, { cancel_refused: `${outcome.code} ${outcome.reason}` })
      return 'refused'
    }
    const moved = await moveInvoice(tx, {
      id: row.id,
      from: ['authorised'],
      to: 'cancelled',
      cancelled_at: outcome.at ?? now,
    })
    if (!moved) return 'busy'
    const event = { invoice_id: row.id, kind: 'cancellation', sequence: 1, text: reason } as const
    await insertEvent(tx, {
      ...event,
      protocol: outcome.protocol,
      xml: message,
      answer_xml: outcome.xml,
      happened_at: now,
    })
    await announceParcel(tx, app, row.store_order_id)
    return 'done'
  })

/** Registers a letter of correction, which replaces the one before it. */
export async function correctInvoice(app: App, user: User, { id, text }: { id: number; text: string }) {
  const facts = await ownParcel(app.db, user, id)
  const row = await liveInvoiceOf(app.db, { parcel: id, purpose: 'sale' })
  if (row?.state !== 'authorised') return fail('invoice_not_authorised')
  if (row.source === 'elsewhere' || row.model === 99) fail('invoice_elsewhere_fixed')
  const taxes = await readyTaxes(app, app.db, facts.owner_id)
  const sequence = Number(await countEvents(app.db, row.id, 'correction')) + 1
  const { environment, access_key: key } = row
  const uf = taxes.company!.address!.state as Uf
  const event = { environment, key: key!, document: row.issuer, uf, at: app.clock.now(), sequence, text }
  const message = correctionLetter(event, signerFor(app, taxes))
  const outcome = await register(authorityFor(app, taxes, environment), 55, message).catch((error: unknown) => {
    if (error instanceof AuthorityUnheard) return fail('invoice_service_down')
    throw error
  })
  if (!outcome.isDone && outcome.code !== REGISTERED_BEFORE) fail('invoice_correction_refused')
  const kept = { invoice_id: row.id, kind: 'correction', sequence, text, protocol: outcome.protocol } as const
  await app.transaction((tx) =>
    insertEvent(tx, { ...kept, xml: message, answer_xml: outcome.xml, happened_at: app.clock.now() }),
  )
  return { error: false, message: 'A carta de correção foi registrada.', result: await showSale(app, user, id) }
}
