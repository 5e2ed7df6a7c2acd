import { say } from '@bra/contract/kit/saying'
import type { invoicesSchemas } from '@bra/contract/dispatch/invoices.schemas'
import { doors } from '@bra/contract/kit/doors'
import { keptEvent } from '@bra/tax-documents/events/kept'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { dayInBrazil, instantOrNull } from '../../../platform/clock.ts'
import { fail } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { Actor } from '../../../platform/routes.ts'
import { workOf } from '../../../platform/work-threads.ts'
import { invoiceView } from '../store-orders/index.ts'
import { xmlFileOf } from './papers.ts'
import { countInvoices, type EventOfMonth, eventsOfMonth, filesOfMonth, invoicesPage } from './shown.queries.ts'
import type { FileToPack } from './zip-worker.ts'

const packing = workOf<FileToPack[], string>(
  new URL('./zip-worker.ts', import.meta.url),
  doors.month.bounds.milliseconds,
)

type ListQuery = z.output<typeof invoicesSchemas.list.query>

export async function listInvoices({ db }: App, user: Actor, storeId: number, asked: ListQuery) {
  ownStore(user, storeId)
  const filter = { ...asked, storeId }
  const [rows, total] = await Promise.all([invoicesPage(db, filter), countInvoices(db, filter)])
  const invoices = rows.map(({ invoice, ...ids }) => ({ ...invoiceView(invoice), ...ids }))
  return { invoices, paginate: paginate(asked, total) }
}

export async function monthOfInvoices(app: App, user: Actor, storeId: number, typed?: string) {
  ownStore(user, storeId)
  const month = typed ?? dayInBrazil(app.clock.now()).slice(0, 7)
  const asked = { storeId, month }
  const [rows, events] = [await filesOfMonth(app.db, asked), await eventsOfMonth(app.db, asked)]
  if (rows.length === 0 && events.length === 0) fail('invoice_month_empty')
  const files = [...rows.map((row) => xmlFileOf(row)), ...events.map((event) => eventFileOf(event))]
  const data = await app.threads.run(packing, `store ${storeId}`, files)
  const result = {
    ...{ data, name: `notas-${month}.zip`, count: rows.length },
    cents: rows.filter(({ state }) => state === 'authorised').reduce((sum, { cents }) => sum + cents, 0),
    from: instantOrNull(rows[0]?.authorised_at ?? null),
  }
  return {
    error: false,
    message: say('Os arquivos do mês estão prontos.', 'The files of the month are ready.'),
    result,
  }
}

/** Events are named by the key of their document; a number that was never used has none. */
function eventFileOf({ access_key: key, series, number, kind, sequence, xml, answer_xml: answer }: EventOfMonth) {
  const of = kind === 'inutilisation' ? `serie-${series}-numero-${number}` : key
  return {
    name: `${of}-${names[kind]}-${sequence}.xml`,
    text: `<?xml version="1.0" encoding="UTF-8"?>${keptEvent(xml, answer)}`,
  }
}

const names = { correction: 'cce', cancellation: 'cancelamento', inutilisation: 'inutilizacao' } as const
