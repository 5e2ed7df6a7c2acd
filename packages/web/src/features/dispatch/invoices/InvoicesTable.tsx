import type { invoicesSchemas } from '@bra/contract/dispatch/invoices.schemas'
import { date } from '@bra/contract/trade/format'
import { Link } from 'react-router'
import type { z } from 'zod'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { linkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { invoiceListTexts } from './invoice-list-texts.ts'
import { InvoiceBadges } from './InvoiceFacts.tsx'
import { modelText } from './invoice-states.ts'
import { invoiceTexts } from './texts.ts'

type ListedInvoice = z.output<typeof invoicesSchemas.list.reply>['invoices'][number]

export function InvoicesTable({ storeId, invoices }: { storeId: number; invoices: ListedInvoice[] }) {
  const t = useText()
  const numbered = ({ number, series, model }: ListedInvoice) =>
    t(invoiceTexts.numbered, { model: modelText({ model }), number, series })
  const order = ({ store_order_id: id, order_id: order }: ListedInvoice) => (
    <Link
      to={paths.storeOrder(storeId, id)}
      className={linkStyle}
      aria-label={t(invoiceListTexts.seeOrder, { id: String(order) })}
    >
      {order}
    </Link>
  )
  const columns: Column<ListedInvoice>[] = [
    {
      key: 'number',
      header: t(invoiceListTexts.number),
      cell: (row) => <b className="tabular-nums">{numbered(row)}</b>,
    },
    { key: 'order', header: t(invoiceListTexts.order), cell: order },
    { key: 'state', header: t(invoiceListTexts.state), cell: (row) => <InvoiceBadges invoice={row} /> },
    { key: 'at', header: t(invoiceListTexts.at), cell: ({ authorised_at: at }) => (at ? date(at) : '—') },
    { key: 'value', header: t(invoiceListTexts.value), numeric: true, cell: ({ cents }) => <Money cents={cents} /> },
  ]
  return (
    <Table
      caption={t(invoiceTexts.list)}
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => String(id)}
      rowsFrom="md"
      density="compact"
      card={(row) => (
        <div className="grid gap-1">
          <p className="flex flex-wrap justify-between gap-2">
            <b className="tabular-nums">{numbered(row)}</b>
            <Money cents={row.cents} />
          </p>
          <InvoiceBadges invoice={row} />
          <p className="text-label text-ink-2">
            {t(invoiceListTexts.order)} {order(row)}
            {row.authorised_at && ` · ${date(row.authorised_at)}`}
          </p>
        </div>
      )}
    />
  )
}
