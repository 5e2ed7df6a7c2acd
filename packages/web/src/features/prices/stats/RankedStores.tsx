import type { RankedStore } from '@bra/contract/stores/stores.schemas'
import { Link } from 'react-router'
import { pageTitles } from '../../../lib/page-titles.ts'
import { paths } from '../../../lib/paths.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { type Column, Table } from '../../../ui/Table.tsx'
import { storeCardTexts } from '../../stores/stores/store-card-texts.ts'
import { storeTexts } from '../../stores/stores/texts.ts'
import { usePercent } from '../../stores/stores/useFigure.ts'
import { rankingTexts } from './ranking-texts.ts'
import { RatingLately } from './RatingLately.tsx'

export function RankedStores({ stores }: { stores: RankedStore[] }) {
  const t = useText()
  const percent = usePercent(1)
  const share = (rate: number | null) => (rate === null ? t(rankingTexts.unknown) : percent(rate))
  return (
    <Table
      caption={t(pageTitles.ranking)}
      columns={columnsOf(t, share)}
      rows={stores}
      rowKey={({ id }) => String(id)}
      density="roomy"
      card={(store) => <RankedStoreCard store={store} share={share} />}
    />
  )
}

type Share = (rate: number | null) => string

const columnsOf = (t: Translate, share: Share): Column<RankedStore>[] => [
  {
    key: 'position',
    header: t(rankingTexts.position),
    cell: ({ position }) => <b className="title text-h3 tabular-nums">{position}</b>,
    className: 'w-20',
  },
  {
    key: 'store',
    header: t(pageTitles.store),
    cell: (store) => (
      <span className="flex items-center gap-3">
        <Avatar src={store.avatar} name={store.name} size={48} />
        <span>
          <Link to={paths.store(store.slug)} className={loneLinkStyle}>
            {store.name}
          </Link>
          <span className="block text-small text-ink-3">
            {t(storeCardTexts.cityUf, { city: store.city, uf: store.uf })}
          </span>
        </span>
      </span>
    ),
  },
  { key: 'rating', header: t(rankingTexts.rating60Title), cell: (store) => <RatingLately store={store} /> },
  {
    key: 'orders',
    header: t(rankingTexts.orders60Title),
    numeric: true,
    cell: ({ orders_60d: count }) => t(storeTexts.number, { count }),
  },
  { key: 'onTime', header: t(storeTexts.onTime), numeric: true, cell: ({ on_time_rate: rate }) => share(rate) },
  {
    key: 'cancelled',
    header: t(storeTexts.cancelled),
    numeric: true,
    className: 'max-lg:hidden',
    cell: ({ cancellation_rate: rate }) => share(rate),
  },
]

function RankedStoreCard({ store, share }: { store: RankedStore; share: Share }) {
  const t = useText()
  return (
    <div className="flex items-start gap-3">
      <b className="title w-8 flex-none pt-2 text-h3 tabular-nums">{store.position}</b>
      <Avatar src={store.avatar} name={store.name} size={48} />
      <div className="min-w-0 flex-1 text-label text-ink-2">
        <Link to={paths.store(store.slug)} className={`${loneLinkStyle} inline-block py-0.5 text-body`}>
          {store.name}
        </Link>
        <p className="flex flex-wrap items-center gap-x-2">
          <RatingLately store={store} />
          {t(storeCardTexts.cityUf, { city: store.city, uf: store.uf })}
        </p>
        <p className="tabular-nums">{t(rankingTexts.orders60, { count: store.orders_60d })}</p>
        {store.on_time_rate !== null && (
          <p className="flex flex-wrap gap-x-3 tabular-nums">
            <span>{t(rankingTexts.onTimeShare, { share: share(store.on_time_rate) })}</span>
            <span>{t(rankingTexts.cancelledShare, { share: share(store.cancellation_rate) })}</span>
          </p>
        )}
      </div>
    </div>
  )
}
