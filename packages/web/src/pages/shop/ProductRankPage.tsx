import { productTypes } from '@bra/contract/trade/trade'
import { Link, useParams, useSearchParams } from 'react-router'
import { pagesOfProductRank, productTypeOf, rankWordList, rankWordOf } from '../../features/prices/stats/rank.data.ts'
import { StandardPlace } from '../../features/prices/standards/StandardPlace.tsx'
import { RankedProducts } from '../../features/prices/stats/RankedProducts.tsx'
import { rankingTexts } from '../../features/prices/stats/ranking-texts.ts'
import { rankTexts } from '../../features/prices/stats/rankTexts.ts'
import { stockTexts } from '../../features/shopping/storefronts/stock-texts.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { loadPage, refusePage } from '../../lib/page.ts'
import { MorePages } from '../../lib/MorePages.tsx'
import { usePages } from '../../lib/paged.tsx'
import { paths } from '../../lib/paths.ts'
import { siteTexts } from '../../lib/site-texts.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { FilterChip } from '../../ui/Chip.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { tabRowStyle, tabStyle } from '../../ui/Tabs.tsx'

const wordAt = (type: string | undefined) => rankWordOf(type) ?? refusePage()

export const loader = loadPage(({ params, url }) => pagesOfProductRank(wordAt(params.type), url.searchParams))

const typeTexts = { tcg: stockTexts.typeTcg, acs: stockTexts.typeAcs, bra: stockTexts.typeBra } as const

export default function ProductRankPage() {
  const t = useText()
  const { change } = useAddress()
  const word = wordAt(useParams().type)
  const [query] = useSearchParams()
  const type = productTypeOf(query)
  const list = usePages(pagesOfProductRank(word, query))
  const ranked = list.pages.flatMap(({ products }) => products)
  const title = t(rankTexts[word])
  return (
    <>
      <Head
        title={`${t(pageTitles.productRank)}: ${title}`}
        description={t(rankingTexts.rankDescription)}
        canonical={paths.productRank(word)}
      />
      <PageTop title={t(pageTitles.productRank)} />
      <nav aria-label={t(pageTitles.productRank)} className={`${tabRowStyle} mt-3`}>
        {rankWordList.map((tab) => (
          <Link
            key={tab}
            to={paths.productRank(tab)}
            preventScrollReset
            aria-current={tab === word ? 'page' : undefined}
            className={`${tabStyle} -outline-offset-2`}
          >
            {t(rankTexts[tab])}
          </Link>
        ))}
      </nav>
      <div className="my-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div role="group" aria-label={t(stockTexts.type)} className="flex flex-wrap gap-2">
          {productTypes.map((choice) => (
            <FilterChip
              key={choice}
              pressed={choice === type}
              onClick={() => change({ tipo: choice === type ? null : choice })}
            >
              {t(typeTexts[choice])}
            </FilterChip>
          ))}
        </div>
        <StandardPlace />
      </div>
      <div aria-busy={list.isOld}>{ranked.length > 0 && <RankedProducts products={ranked} by={word} />}</div>
      {list.isWaiting && <SkeletonRows rows={8} className="h-17" />}
      {list.last && ranked.length === 0 && (
        <EmptyState
          picture="/media/scenes/lantern.svg"
          title={t(rankingTexts.noRank)}
          action={
            <Link to={paths.cards()} className={buttonStyle('solid')}>
              {t(siteTexts.explore)}
            </Link>
          }
        >
          {t(rankingTexts.noRankHint)}
        </EmptyState>
      )}
      <MorePages list={list} shown={ranked.length} />
    </>
  )
}
