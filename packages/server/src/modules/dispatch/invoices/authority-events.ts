import {
  AuthorityUnheard,
  type EventOutcome,
  type KnownEvent,
  textOfEvent,
} from '@bra/tax-documents/authorities/answers'
import { findEvents, register } from '@bra/tax-documents/authorities/client'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { announceParcel } from '../../orders/orders/index.ts'
import { authorityFor, type SellerTaxes } from '../tax-setup/index.ts'
import { askedEventOf, changeEvent, dropEvent, type EventRow, keepAsked } from './events.queries.ts'
import { changeInvoice, type InvoiceRow, moveInvoice } from './invoices.queries.ts'
import { waitAfter } from './authority-answers.ts'

const REGISTERED_BEFORE = 573
const codes = { correction: '110110', cancellation: '110111' } as const

/** `other`: the authority keeps another text under this number. */
type Told = 'registered' | 'refused' | 'unheard' | 'other'

interface NewEvent {
  kind: keyof typeof codes
  sequence: number
  text: string
  xml: string
}

interface Telling {
  app: App
  taxes: SellerTaxes
  /** The document, which the caller holds. */
  row: InvoiceRow
}

/** Keeps an event and tells the authority of it. An answer that is lost leaves it `asked`, for `finishAsked`. */
export async function tell(of: Telling, { kind, ...event }: NewEvent): Promise<Told> {
  const { app, row } = of
  const kept = await app.transaction((tx) =>
    keepAsked(tx, {
      invoice_id: row.id,
      kind,
      ...event,
      protocol: null,
      answer_xml: null,
      happened_at: app.clock.now(),
    }),
  )
  return send(of, kept)
}

/** Finds out what became of the event whose answer was lost, and sends it again if the authority never got it. */
export async function finishAsked(of: Telling): Promise<Told | null> {
  const event = await askedEventOf(of.app.db, of.row.id)
  if (!event) return null
  try {
    const known = await knownAs(of, event)
    return known ? await settleKnown(of, event, known) : await send(of, event)
  } catch (error) {
    return unheard(of, event, error)
  }
}

async function send(of: Telling, event: EventRow): Promise<Told> {
  const { app, taxes, row } = of
  try {
    const outcome = await register(authorityFor(app, taxes, row.environment), row.model, event.xml)
    if (outcome.isDown) throw new AuthorityUnheard(outcome.reason)
    if (outcome.isDone) return await app.transaction((tx) => noteRegistered(tx, of, { event, outcome }))
    if (outcome.code !== REGISTERED_BEFORE) return await app.transaction((tx) => noteRefused(tx, of, event, outcome))
    const known = await knownAs(of, event)
    // the kept message is the only one that was ever sent under this number here
    if (!known) return await app.transaction((tx) => noteRegistered(tx, of, { event, outcome }))
    return await settleKnown(of, event, known)
  } catch (error) {
    return unheard(of, event, error)
  }
}

async function knownAs({ app, taxes, row }: Telling, { kind, sequence }: EventRow) {
  const authority = authorityFor(app, taxes, row.environment)
  const known = await findEvents(authority, { model: row.model, key: row.access_key! })
  return known.find((one) => one.kind === codes[kind as keyof typeof codes] && one.sequence === sequence)
}

/** Takes over what the authority has under this number; a text that another program registered stays with it. */
const settleKnown = (of: Telling, event: EventRow, known: KnownEvent) =>
  of.app.transaction(async (tx): Promise<Told> => {
    const isOurs = event.kind === 'cancellation' || textOfEvent(event.xml) === known.text
    const text = isOurs ? event.text : known.text
    await noteRegistered(tx, of, { event: { ...event, text }, outcome: known })
    return isOurs ? 'registered' : 'other'
  })

interface Registered {
  event: EventRow
  outcome: Pick<EventOutcome, 'protocol' | 'at' | 'xml'>
}

async function noteRegistered(tx: Tx, { app, row }: Telling, { event, outcome }: Registered): Promise<Told> {
  const at = outcome.at ?? app.clock.now()
  await changeEvent(tx, event.id, {
    ...{ state: 'registered', text: event.text, protocol: outcome.protocol, answer_xml: outcome.xml },
    ...{ happened_at: at, next_try_at: null },
  })
  if (event.kind === 'cancellation')
    await moveInvoice(tx, { id: row.id, from: ['authorised'], to: 'cancelled', cancelled_at: at })
  await announceParcel(tx, app, row.store_order_id)
  return 'registered'
}

/** What was refused was never registered, so that its number is free. */
async function noteRefused(
  tx: Tx,
  { app, row }: Telling,
  event: EventRow,
  { code, reason }: EventOutcome,
): Promise<Told> {
  await dropEvent(tx, event.id)
  if (event.kind === 'cancellation') await changeInvoice(tx, row.id, { cancel_refused: `${code} ${reason}` })
  await announceParcel(tx, app, row.store_order_id)
  return 'refused'
}

async function unheard({ app, row }: Telling, { id, tries }: EventRow, error: unknown): Promise<Told> {
  if (!(error instanceof AuthorityUnheard)) throw error
  app.log.warn({ err: error, invoice: row.id }, 'The tax authority did not answer about an event')
  const next = new Date(app.clock.now().getTime() + waitAfter(tries))
  await app.transaction((tx) => changeEvent(tx, id, { tries: tries + 1, next_try_at: next }))
  return 'unheard'
}
