import type { RankedStore } from '@bra/contract/stores/stores.schemas'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { TileBand } from '../../../ui/TileBand.tsx'
import { storeCardTexts } from '../../stores/stores/store-card-texts.ts'
import { usePercent } from '../../stores/stores/useFigure.ts'
import { rankingTexts } from './ranking-texts.ts'
import { RatingLately } from './RatingLately.tsx'

/** Places from left to right; a better one stands on more rows of tiles. */
const steps = [
  { place: 2, rows: 3 },
  { place: 1, rows: 5 },
  { place: 3, rows: 2 },
]

export function RankPodium({ stores }: { stores: RankedStore[] }) {
  return (
    <ol className="mb-6 hidden grid-cols-3 items-end gap-4 md:grid">
      {steps.map(({ place, rows }) => {
        const store = stores.find(({ position }) => position === place)
        return store && <PodiumStep key={place} store={store} rows={rows} />
      })}
    </ol>
  )
}

function PodiumStep({ store, rows }: { store: RankedStore; rows: number }) {
  const t = useText()
  const percent = usePercent(1)
  return (
    <li className="panel relative overflow-hidden text-center hover:border-line-strong">
      <div className="flex flex-col items-center gap-2 px-4 pt-5 pb-4">
        <p className="title text-h2 text-mata">{t(rankingTexts.place, { position: store.position })}</p>
        <Avatar src={store.avatar} name={store.name} size={72} />
        <Link
          to={paths.store(store.slug)}
          className="title rounded-[3px] text-h3 after:absolute after:inset-0 after:rounded-panel"
        >
          {store.name}
        </Link>
        <p className="text-label text-ink-2">{t(storeCardTexts.cityUf, { city: store.city, uf: store.uf })}</p>
        <RatingLately store={store} />
        <p className="text-label text-ink-2 tabular-nums">
          {t(rankingTexts.orders60, { count: store.orders_60d })}
          {store.on_time_rate !== null && <> · {t(rankingTexts.onTimeShare, { share: percent(store.on_time_rate) })}</>}
        </p>
      </div>
      <TileBand seed={store.id} rows={rows} tile={16} />
    </li>
  )
}
