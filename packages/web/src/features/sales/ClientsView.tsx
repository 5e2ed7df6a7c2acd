import { date } from '@bra/contract/format'
import type { Client } from '@bra/contract/sales.schemas'
import { type SyntheticEvent, useState } from 'react'
import { useAddress, wordOf } from '../../lib/address.ts'
import { MorePages, usePages } from '../../lib/paged.tsx'
import { type Translate, useText } from '../../lib/text.tsx'
import { Money } from '../../ui/Money.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { pagesOfClients } from './sales.data.ts'

/** Who bought from the store; how to reach them it does not learn here. */
export function ClientsView({ storeId }: { storeId: number }) {
  const t = useText()
  const { query, change } = useAddress()
  const list = usePages(pagesOfClients(storeId, query))
  const clients = list.pages.flatMap(({ clients: some }) => some)
  const search = wordOf(query, 'busca') ?? ''
  return (
    <div className="grid gap-4">
      <ClientSearch key={search} search={search} busy={list.isOld} onSearch={(busca) => change({ busca })} />
      <p role="status" className="min-h-5 text-label text-ink-2 tabular-nums">
        {list.last && t('dashboard.clientCount', { count: list.last.paginate.total })}
      </p>
      {clients.length > 0 && (
        <Table
          caption={t('dashboard.clients')}
          columns={columnsOf(t)}
          rows={clients}
          rowKey={({ name, first_at: first }) => `${name} ${first}`}
          card={(client) => <ClientCard client={client} />}
        />
      )}
      {list.isWaiting && !list.isOld && <SkeletonRows rows={6} className="h-14" />}
      {list.last && clients.length === 0 && !list.isOld && (
        <EmptyState
          picture="/media/scenes/owl.svg"
          title={t(search ? 'dashboard.noClientFound' : 'dashboard.noClients')}
        >
          {t(search ? 'dashboard.noClientFoundHint' : 'dashboard.noClientsHint')}
        </EmptyState>
      )}
      <MorePages list={list} shown={clients.length} />
    </div>
  )
}

interface ClientSearchProps {
  search: string
  busy: boolean
  onSearch: (word: string) => void
}

function ClientSearch({ search, busy, onSearch }: ClientSearchProps) {
  const t = useText()
  const [typed, setTyped] = useState(search)
  const find = (event: SyntheticEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form role="search" onSubmit={find} className="sm:max-w-96">
      <SearchInput
        label={t('dashboard.searchClient')}
        placeholder={t('dashboard.searchClient')}
        clearLabel={t('shell.searchClear')}
        busy={busy}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onClear={() => onSearch('')}
      />
    </form>
  )
}

const columnsOf = (t: Translate): Column<Client>[] => [
  { key: 'name', header: t('dashboard.client'), cell: ({ name }) => <b>{name}</b> },
  { key: 'place', header: t('dashboard.place'), cell: ({ city, uf }) => `${city}/${uf}` },
  { key: 'orders', header: t('dashboard.orders'), numeric: true, cell: ({ orders }) => orders },
  { key: 'units', header: t('dashboard.items'), numeric: true, cell: ({ units }) => units },
  {
    key: 'total',
    header: t('dashboard.bought'),
    numeric: true,
    cell: ({ total_cents: total }) => <Money cents={total} />,
  },
  { key: 'last', header: t('dashboard.lastOrder'), numeric: true, cell: ({ last_at: at }) => date(at) },
]

function ClientCard({ client: { name, city, uf, orders, total_cents: total, last_at: last } }: { client: Client }) {
  const t = useText()
  return (
    <div className="flex items-baseline justify-between gap-3">
      <p className="min-w-0">
        <b>{name}</b>
        <span className="block text-label text-ink-3">
          {city}/{uf}
        </span>
      </p>
      <p className="text-right">
        <Money cents={total} className="block font-semibold" />
        <span className="block text-label text-ink-3 tabular-nums">{t('dashboard.orderCount', { count: orders })}</span>
        <span className="block text-label text-ink-3 tabular-nums">{date(last)}</span>
      </p>
    </div>
  )
}
