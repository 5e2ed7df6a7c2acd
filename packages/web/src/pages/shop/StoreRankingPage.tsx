import { states } from '@bra/contract/trade/trade'
import { Link, useSearchParams } from 'react-router'
import { pagesOfStoreRank, rankWordList, ufOf } from '../../features/prices/stats/rank.data.ts'
import { RankedStores } from '../../features/prices/stats/RankedStores.tsx'
import { RankPodium } from '../../features/prices/stats/RankPodium.tsx'
import { rankTexts } from '../../features/prices/stats/rankTexts.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { loadPage } from '../../lib/page.ts'
import { MorePages, usePages } from '../../lib/paged.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { chipStyle } from '../../ui/Chip.tsx'
import { Select } from '../../ui/inputs.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'

export const loader = loadPage(({ url }) => pagesOfStoreRank(url.searchParams))

export default function StoreRankingPage() {
  const t = useText()
  const { change } = useAddress()
  const [query] = useSearchParams()
  const list = usePages(pagesOfStoreRank(query))
  const ranked = list.pages.flatMap(({ list: stores }) => stores)
  return (
    <>
      <Head title={t('pages.ranking')} description={t('stores.rankingHint')} canonical={paths.ranking()} />
      <PageTop title={t('pages.ranking')} />
      <p className="mt-1 max-w-[68ch] text-ink-2">{t('stores.rankingHint')}</p>
      <div className="my-5 flex flex-wrap items-center gap-2">
        <div className="w-full sm:mr-auto sm:w-56">
          <Select
            label={t('stores.state')}
            hiddenLabel
            value={ufOf(query) ?? ''}
            onChange={(event) => change({ uf: event.target.value })}
          >
            <option value="">{t('stores.everyState')}</option>
            {states.map((uf) => (
              <option key={uf}>{uf}</option>
            ))}
          </Select>
        </div>
        <nav aria-label={t('pages.productRank')} className="flex flex-wrap gap-2">
          {rankWordList.map((word) => (
            <Link key={word} to={paths.productRank(word)} className={chipStyle()}>
              {t(rankTexts[word])}
            </Link>
          ))}
        </nav>
      </div>
      <div aria-busy={list.isOld}>
        <RankPodium stores={ranked.slice(0, 3)} />
        {ranked.length > 0 && <RankedStores stores={ranked} />}
      </div>
      {list.isWaiting && <SkeletonRows rows={8} className="h-17" />}
      {list.last && ranked.length === 0 && (
        <EmptyState
          picture="/media/scenes/lantern.svg"
          title={t('stores.noneInState')}
          action={
            <Link to={paths.ranking()} className={buttonStyle('solid')}>
              {t('stores.seeWholeRanking')}
            </Link>
          }
        >
          {t('stores.noneInStateHint')}
        </EmptyState>
      )}
      <MorePages list={list} shown={ranked.length} />
    </>
  )
}
