import { states } from '@bra/contract/trade/trade'
import { Link, useSearchParams } from 'react-router'
import { pagesOfStoreRank, ufOf } from '../../features/prices/stats/rank.data.ts'
import { RankedStores } from '../../features/prices/stats/RankedStores.tsx'
import { rankingTexts } from '../../features/prices/stats/ranking-texts.ts'
import { RankPodium } from '../../features/prices/stats/RankPodium.tsx'
import { storeListTexts } from '../../features/stores/stores/store-list-texts.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { loadPage } from '../../lib/page.ts'
import { MorePages } from '../../lib/MorePages.tsx'
import { usePages } from '../../lib/paged.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
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
      <Head title={t(pageTitles.ranking)} description={t(rankingTexts.rankingHint)} canonical={paths.ranking()} />
      <PageTop title={t(pageTitles.ranking)} />
      <p className="mt-1 max-w-[68ch] text-ink-2">{t(rankingTexts.rankingHint)}</p>
      <div className="my-5 sm:w-56">
        <Select
          label={t(storeListTexts.state)}
          hiddenLabel
          value={ufOf(query) ?? ''}
          onChange={(event) => change({ uf: event.target.value })}
        >
          <option value="">{t(storeListTexts.everyState)}</option>
          {states.map((uf) => (
            <option key={uf}>{uf}</option>
          ))}
        </Select>
      </div>
      <div aria-busy={list.isOld}>
        <RankPodium stores={ranked.slice(0, 3)} />
        {ranked.length > 0 && <RankedStores stores={ranked} />}
      </div>
      {list.isWaiting && <SkeletonRows rows={8} className="h-17" />}
      {list.last && ranked.length === 0 && (
        <EmptyState
          picture="/media/scenes/lantern.svg"
          title={t(rankingTexts.noneInState)}
          action={
            <Link to={paths.ranking()} className={buttonStyle('solid')}>
              {t(rankingTexts.seeWholeRanking)}
            </Link>
          }
        >
          {t(rankingTexts.noneInStateHint)}
        </EmptyState>
      )}
      <MorePages list={list} shown={ranked.length} />
    </>
  )
}
