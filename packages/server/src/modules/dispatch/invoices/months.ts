import type { invoicesSchemas } from '@bra/contract/dispatch/invoices.schemas'
import { doors } from '@bra/contract/kit/doors'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { dayInBrazil, instantOrNull } from '../../../platform/clock.ts'
import { fail } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { workOf } from '../../../platform/work-threads.ts'
import { invoiceView } from '../invoice-records/index.ts'
import { xmlFileOf } from './papers.ts'
import { countInvoices, eventsOfInvoices, filesOfMonth, invoicesPage } from './shown.queries.ts'
import type { FileToPack } from './zip-worker.ts'

const packing = workOf<FileToPack[], string>(
  new URL('./zip-worker.ts', import.meta.url),
  doors.month.bounds.milliseconds,
)

type ListQuery = z.output<typeof invoicesSchemas.list.query>

export async function listInvoices({ db }: App, user: User, storeId: number, asked: ListQuery) {
  if (!user.storeIds.includes(storeId)) fail('store_not_found')
  const filter = { ...asked, storeId, ownerId: user.id }
  const [rows, total] = await Promise.all([invoicesPage(db, filter), countInvoices(db, filter)])
  const invoices = rows.map(({ invoice, ...ids }) => ({ ...invoiceView(invoice), ...ids }))
  return { invoices, paginate: paginate(asked, total) }
}

/** A ZIP of the files of a month: documents, and the events of each. */
export async function monthOfInvoices(app: App, user: User, storeId: number, asked?: string) {
  if (!user.storeIds.includes(storeId)) fail('store_not_found')
  const month = asked ?? dayInBrazil(app.clock.now()).slice(0, 7)
  const rows = await filesOfMonth(app.db, { storeId, ownerId: user.id, month })
  if (rows.length === 0) fail('invoice_month_empty')
  const events = await eventsOfInvoices(
    app.db,
    rows.map(({ id }) => id),
  )
  const keys = new Map(rows.map((row) => [row.id, row.access_key]))
  const files = [
    ...rows.map((row) => xmlFileOf(row)),
    ...events.map(({ invoice_id: id, kind, sequence, xml }) => ({
      name: `${keys.get(id)}-${names[kind]}-${sequence}.xml`,
      text: xml,
    })),
  ]
  const data = await app.threads.run(packing, `store ${storeId}`, files)
  const result = {
    ...{ data, name: `notas-${month}.zip`, count: rows.length },
    cents: rows.filter(({ state }) => state === 'authorised').reduce((sum, { cents }) => sum + cents, 0),
    from: instantOrNull(rows[0]?.authorised_at ?? null),
  }
  return { error: false, message: 'Os arquivos do mês estão prontos.', result }
}

const names = { correction: 'cce', cancellation: 'cancelamento', inutilisation: 'inutilizacao' } as const
