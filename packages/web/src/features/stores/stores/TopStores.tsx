import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { storeCardTexts } from './store-card-texts.ts'
import { StoreCard } from './StoreCard.tsx'
import { topStoresQuery } from './stores.data.ts'

const PLACES = 4

export function TopStores() {
  const t = useText()
  const { data: top, isError } = useQuery(topStoresQuery)
  if (isError || top?.list.length === 0) return null
  return (
    <section aria-labelledby="lojas">
      <header className="mb-4 flex min-h-11 items-center justify-between gap-3">
        <h2 id="lojas">{t(storeCardTexts.topStores)}</h2>
        <Link to={paths.ranking()} className={`${loneLinkStyle} py-2`}>
          {t(storeCardTexts.seeRanking)}
        </Link>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {top
          ? top.list.map((store) => (
              <li key={store.id}>
                <StoreCard store={store} level={3} />
              </li>
            ))
          : Array.from({ length: PLACES }, (_, at) => (
              <li key={at}>
                <Skeleton className="h-60 rounded-panel!" />
              </li>
            ))}
      </ul>
    </section>
  )
}
