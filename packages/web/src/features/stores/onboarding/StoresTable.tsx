import { formatDocument } from '@bra/contract/trade/documents'
import { date } from '@bra/contract/trade/format'
import type { StoreRow } from '@bra/contract/stores/onboarding.schemas'
import { Link } from 'react-router'
import { officeTitles } from '../../../lib/office-titles.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { type Column, Table } from '../../../ui/Table.tsx'
import { statusTexts } from './statuses.ts'
import { storeReviewTexts } from './store-review-texts.ts'

export function StoresTable({ stores }: { stores: StoreRow[] }) {
  const t = useText()
  const name = (store: StoreRow) => (
    <Link to={paths.admin(`stores/${store.id}`)} className={loneLinkStyle}>
      {store.name}
    </Link>
  )
  const status = (store: StoreRow) => (
    <Badge tone={statusTexts[store.status].tone}>{t(statusTexts[store.status].text)}</Badge>
  )
  const place = ({ city, uf }: StoreRow) => `${city}/${uf}`
  const columns: Column<StoreRow>[] = [
    { key: 'name', header: t(storeReviewTexts.store), cell: name },
    { key: 'status', header: t(storeReviewTexts.storeStatus), cell: status },
    { key: 'owner', header: t(storeReviewTexts.owner), cell: (store) => `${store.owner}, ${place(store)}` },
    {
      key: 'document',
      header: t(storeReviewTexts.document),
      cell: ({ document }) => <span className="whitespace-nowrap tabular-nums">{formatDocument(document)}</span>,
    },
    {
      key: 'sent',
      header: t(storeReviewTexts.sentAt),
      cell: ({ sent_at: at }) => <span className="tabular-nums">{date(at)}</span>,
    },
  ]
  return (
    <Table
      caption={t(officeTitles.adminStores)}
      columns={columns}
      rows={stores}
      rowKey={({ id }) => String(id)}
      card={(store) => (
        <div className="grid gap-1">
          <p className="flex flex-wrap items-center justify-between gap-2">
            {name(store)}
            {status(store)}
          </p>
          <p className="text-label text-ink-2">{`${store.owner}, ${place(store)}`}</p>
          <p className="text-small text-ink-3 tabular-nums">{`${formatDocument(store.document)} · ${date(store.sent_at)}`}</p>
        </div>
      )}
    />
  )
}
