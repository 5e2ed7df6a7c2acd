import { say, type Saying } from '@bra/contract/kit/saying'
import { doors } from '@bra/contract/kit/doors'
import type { ReadDocument } from '@bra/tax-documents/issued'
import { bareKey, readAccessKey } from '@bra/tax-documents/keys'
import { stillToPost } from '@bra/contract/orders/order-states'
import type { invoicesSchemas } from '@bra/contract/dispatch/invoices.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { workOf } from '../../../platform/work-threads.ts'
import { holdOrderOfParcel } from '../../orders/orders/index.ts'
import { hasStoreAtWork, taxesOfStore } from '../tax-setup/index.ts'
import { type ParcelFacts, parcelFacts, parcelsToMatch } from './invoice-facts.queries.ts'
import { insertInvoice, type InvoiceRow, keyIsTaken, liveInvoiceOf, moveInvoice } from './invoices.queries.ts'
import type { ReadFile } from './reading-worker.ts'
import { noteAuthorised } from './authority-answers.ts'

const reading = workOf<string[], ReadFile[]>(
  new URL('./reading-worker.ts', import.meta.url),
  doors.document.bounds.milliseconds,
)

/** Reads files that a store sent; outside of any transaction, as others may have to be waited for. */
export const readFiles = (app: App, storeId: number, files: string[]) =>
  app.threads.run(reading, `store ${storeId}`, files)

interface Elsewhere {
  key?: string | undefined
  number?: number | undefined
  file?: (ReadFile & { xml: string }) | undefined
}

const TAKEN = say('O documento foi ligado ao pedido.', 'The document was linked to the order.')

export async function takeElsewhere(tx: Tx, app: App, facts: ParcelFacts, typed: Elsewhere): Promise<Saying> {
  const found = typed.file ? fromXml(facts, typed.file) : fromKey(app, typed.key ?? '')
  if (typed.number !== undefined && typed.number !== found.number) failAt('number', 'invoice_number_wrong')
  const { company } = await taxesOfStore(app, tx, facts.store_id)
  const field = typed.file ? 'xml' : 'key'
  if (found.issuer !== company?.document) failAt(field, 'invoice_issuer_wrong')
  await keep(tx, app, facts, { ...found, xml: typed.file?.xml ?? null })
  return TAKEN
}

type Found = Pick<InvoiceRow, 'model' | 'environment' | 'issuer' | 'series' | 'number' | 'cents' | 'protocol'> & {
  key: string
}

/** A key tells issuer, series and number, but neither recipient nor value. */
function fromKey({ clock }: Pick<App, 'clock'>, typed: string): Found & { cents: number } {
  const read = readAccessKey(typed)
  if (!read || (read.model !== 55 && read.model !== 99)) return failAt('key', 'invoice_key_wrong')
  const month = clock.now().toISOString().slice(2, 7).replace('-', '')
  if (read.month > month) failAt('key', 'invoice_key_wrong')
  const { model, series, number, document: issuer } = read
  return { key: bareKey(typed), model, environment: 1, issuer, series, number, cents: 0, protocol: null }
}

function fromXml(facts: ParcelFacts, { read, signed }: ReadFile): Found {
  if (!isAuthorised(read)) return failAt('xml', 'invoice_xml_wrong')
  if (signed === 'wrong') failAt('xml', 'invoice_signature_wrong')
  if (read.recipient !== facts.buyer.cpf) failAt('xml', 'invoice_recipient_wrong')
  if (!hasValueOf(facts, read)) failAt('xml', 'invoice_value_wrong')
  return foundIn(read)
}

const isAuthorised = (read: ReadDocument | null): read is ReadDocument =>
  read !== null && read.isAuthorised && read.environment === 1

/** Some systems write the freight into the document, and a declaration has goods only. */
const hasValueOf = (facts: Pick<ParcelFacts, 'goods_cents' | 'freight_cents'>, { cents }: ReadDocument) =>
  cents === facts.goods_cents || cents === facts.goods_cents + facts.freight_cents

const foundIn = ({ key, model, issuer, series, number, cents, protocol }: ReadDocument): Found => ({
  ...{ key, model, environment: 1, issuer, series, number, cents, protocol },
})

async function keep(tx: Tx, app: App, facts: ParcelFacts, { key, xml, ...found }: Found & { xml: string | null }) {
  const live = await liveInvoiceOf(tx, { parcel: facts.id, purpose: 'sale', environment: 1 })
  if (live?.access_key === key) return
  if (live?.state === 'processing') fail('invoice_under_way')
  if (live?.state === 'authorised') fail('invoice_authorised')
  if (await keyIsTaken(tx, key)) fail('invoice_key_taken')
  // the draft is given up, and its number is reported as unused
  if (live) await moveInvoice(tx, { id: live.id, from: [live.state], to: 'unused', next_try_at: app.clock.now() })
  const now = app.clock.now()
  const row = await insertInvoice(tx, {
    ...{ ...found, access_key: key, xml, purpose: 'sale', source: 'elsewhere', state: 'authorised' },
    ...{
      store_order_id: facts.id,
      store_id: facts.store_id,
      cents: found.cents || facts.goods_cents + facts.freight_cents,
    },
    ...{ issued_at: now, authorised_at: now, created_at: now },
  })
  await noteAuthorised(tx, app, row)
}

type MatchBody = z.output<typeof invoicesSchemas.match.body>
type Matched = z.output<typeof invoicesSchemas.match.reply>['files'][number]

/** Takes each file to the one parcel whose buyer and value it has. */
export async function matchFiles(app: App, user: Actor, storeId: number, { files }: MatchBody) {
  ownStore(user, storeId)
  if (!(await hasStoreAtWork(app.db, [storeId]))) fail('store_not_approved')
  const { company } = await taxesOfStore(app, app.db, storeId)
  const found = await readFiles(
    app,
    storeId,
    files.map(({ xml }) => xml),
  )
  const answered: Matched[] = []
  for (const [at, { name, xml }] of files.entries()) {
    const { read } = found[at]!
    const problem = problemOf(found[at]!, company?.document)
    const matched = problem ?? (await app.transaction((tx) => matchOne(tx, app, storeId, { read: read!, xml })))
    answered.push(
      typeof matched === 'number'
        ? { name, order_id: matched, problem: null }
        : { name, order_id: null, problem: matched },
    )
  }
  return { files: answered }
}

function problemOf({ read, signed }: ReadFile, document: string | undefined): Matched['problem'] {
  if (!read) return 'unreadable'
  if (!isAuthorised(read)) return 'not_authorised'
  if (read.issuer !== document) return 'other_issuer'
  return signed === 'wrong' ? 'changed' : null
}

async function matchOne(
  tx: Tx,
  app: App,
  storeId: number,
  { read, xml }: { read: ReadDocument; xml: string },
): Promise<number | NonNullable<Matched['problem']>> {
  if (await keyIsTaken(tx, read.key)) return 'known'
  const possible = await parcelsToMatch(tx, storeId, stillToPost)
  const facts = await Promise.all(
    possible.filter(({ cpf }) => cpf === read.recipient).map(({ id }) => parcelFacts(tx, id)),
  )
  const right = facts.filter((one) => one !== undefined && hasValueOf(one, read))
  const [parcel] = right
  if (!parcel) return 'no_parcel'
  if (right.length > 1) return 'several_parcels'
  await holdOrderOfParcel(tx, parcel.id)
  await keep(tx, app, parcel, { ...foundIn(read), xml })
  return parcel.order_id
}
