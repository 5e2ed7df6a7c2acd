import { say } from '@bra/contract/kit/saying'
import { stillToPost } from '@bra/contract/orders/order-states'
import type { invoicesSchemas } from '@bra/contract/dispatch/invoices.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { holdOrderOfParcel } from '../../orders/orders/index.ts'
import { showSale } from '../store-orders/index.ts'
import { taxDefaultsOf } from '../tax-setup/index.ts'
import { readFiles, takeElsewhere } from './issued-elsewhere.ts'
import { written } from './building.ts'
import type { ParcelFacts } from './invoice-facts.queries.ts'
import { type InvoiceRow, insertInvoice, liveInvoiceOf, takeNumber } from './invoices.queries.ts'
import { ownParcel, readyTaxes } from './own-parcel.ts'

type MakeBody = z.output<typeof invoicesSchemas.make.body>

export async function makeInvoice(app: App, user: Actor, { id, xml, ...typed }: MakeBody) {
  const isElsewhere = typed.key !== undefined || xml !== undefined || typed.number !== undefined
  const file = xml === undefined ? undefined : await readFileFor(app, user, id, xml)
  const message = await app.transaction(async (tx) => {
    await ownParcel(tx, user, id)
    // two calls at once for one parcel wait for each other here, and the second reads what the first wrote
    await holdOrderOfParcel(tx, id)
    const facts = await ownParcel(tx, user, id)
    mustBeToPost(facts.state)
    if (isElsewhere) return takeElsewhere(tx, app, facts, { ...typed, file })
    await draft(tx, app, facts)
    return say(
      'A nota está pronta para ser enviada à Secretaria da Fazenda.',
      'The document is ready to be sent to the tax authority.',
    )
  })
  return { error: false, message, result: await showSale(app, user, id) }
}

function mustBeToPost(state: ParcelFacts['state']) {
  if (state === 'cancellation_requested') fail('invoice_cancellation_asked')
  if (!stillToPost.includes(state)) fail('invoice_not_now')
}

async function readFileFor(app: App, user: Actor, id: number, xml: string) {
  const { store_id, state } = await ownParcel(app.db, user, id)
  mustBeToPost(state)
  const [file] = await readFiles(app, store_id, [xml])
  return { ...file!, xml }
}

/** Returns the live document of the seller's environment; writes it with the next number if there is none. */
export async function draft(tx: Tx, app: App, facts: ParcelFacts, returnOf: string | null = null): Promise<InvoiceRow> {
  const taxes = await readyTaxes(app, tx, facts.store_id)
  const purpose = returnOf ? 'return' : 'sale'
  const { model, company } = taxes
  const { environment, series } = await taxDefaultsOf(tx, taxes)
  // the declarations of people are the house's, which has done its trials
  const at = model === 99 ? 1 : environment
  const live = await liveInvoiceOf(tx, { parcel: facts.id, purpose, environment: at })
  if (live) return live
  const issuer = model === 99 ? taxes.house!.cnpj : company!.document
  const place = { issuer, environment: at, model, series: model === 99 ? 1 : series }
  const about = { ...place, purpose, source: 'issued', contingency: null } as const
  // what cannot be written must not take a number
  const { cents } = await written(app, tx, { row: { ...about, number: 1 }, facts, taxes, returnOf })
  return insertInvoice(tx, {
    ...{ ...about, number: await takeNumber(tx, place), cents, state: 'draft' },
    ...{ store_order_id: facts.id, store_id: facts.store_id, created_at: app.clock.now() },
  })
}
