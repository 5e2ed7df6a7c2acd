import { date } from '@bra/contract/trade/format'
import type { Client } from '@bra/contract/dispatch/store-dashboard.schemas'
import { type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router'
import { useAddress, wordOf } from '../../../lib/address.ts'
import { MorePages } from '../../../lib/MorePages.tsx'
import { officeTitles } from '../../../lib/office-titles.ts'
import { usePages } from '../../../lib/paged.tsx'
import { paths } from '../../../lib/paths.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { ClientLine } from './ClientLine.tsx'
import { ClientsFile } from './ClientsFile.tsx'
import { pagesOfClients } from './store-dashboard.data.ts'
import { dashboardTexts } from './texts.ts'

/** Contact details of the buyers are left out on purpose. */
export function ClientsView({ storeId }: { storeId: number }) {
  const t = useText()
  const { query, change } = useAddress()
  const list = usePages(pagesOfClients(storeId, query))
  const clients = list.pages.flatMap(({ clients: some }) => some)
  const search = wordOf(query, 'busca') ?? ''
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ClientSearch key={search} search={search} busy={list.isOld} onSearch={(busca) => change({ busca })} />
        {clients.length > 0 && <ClientsFile storeId={storeId} search={search || undefined} />}
      </div>
      <p role="status" className="min-h-5 text-label text-ink-2 tabular-nums">
        {list.last && t(dashboardTexts.clientCount, { count: list.last.paginate.total })}
      </p>
      {clients.length > 0 && (
        <Table
          caption={t(dashboardTexts.clients)}
          columns={columnsOf(t, storeId)}
          rows={clients}
          rowKey={({ name, first_at: first }) => `${name} ${first}`}
          card={(client) => (
            <ClientLine client={client}>
              <LastSale storeId={storeId} client={client} />
            </ClientLine>
          )}
        />
      )}
      {list.isWaiting && !list.isOld && <SkeletonRows rows={6} className="h-14" />}
      {list.last && clients.length === 0 && !list.isOld && (
        <EmptyState
          picture="/media/scenes/owl.svg"
          title={t(search ? dashboardTexts.noClientFound : dashboardTexts.noClients)}
          action={
            search ? (
              <Button variant="outline" onClick={() => change({ busca: null })}>
                {t(siteTexts.searchClear)}
              </Button>
            ) : (
              <Link to={paths.listings(storeId)} className={buttonStyle('outline')}>
                {t(officeTitles.listings)}
              </Link>
            )
          }
        >
          {t(search ? dashboardTexts.noClientFoundHint : dashboardTexts.noClientsHint)}
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
    <form role="search" onSubmit={find} className="grow sm:max-w-96">
      <SearchInput
        label={t(dashboardTexts.searchClient)}
        placeholder={t(dashboardTexts.searchClient)}
        clearLabel={t(siteTexts.searchClear)}
        busy={busy}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onClear={() => onSearch('')}
      />
    </form>
  )
}

const LastSale = ({ storeId, client }: { storeId: number; client: Client }) => (
  <Link to={paths.storeOrder(storeId, client.last_sale_id)} className={`${loneLinkStyle} tabular-nums`}>
    {date(client.last_at)}
  </Link>
)

const columnsOf = (t: Translate, storeId: number): Column<Client>[] => [
  { key: 'name', header: t(dashboardTexts.client), cell: ({ name }) => <b>{name}</b> },
  { key: 'place', header: t(dashboardTexts.place), cell: ({ city, uf }) => `${city}/${uf}` },
  { key: 'orders', header: t(dashboardTexts.orders), numeric: true, cell: ({ orders }) => orders },
  { key: 'units', header: t(dashboardTexts.items), numeric: true, cell: ({ units }) => units },
  {
    key: 'total',
    header: t(dashboardTexts.bought),
    numeric: true,
    cell: ({ total_cents: total }) => <Money cents={total} />,
  },
  {
    key: 'last',
    header: t(dashboardTexts.lastOrder),
    numeric: true,
    cell: (client) => <LastSale storeId={storeId} client={client} />,
  },
]
