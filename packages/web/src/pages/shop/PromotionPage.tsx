import { date } from '@bra/contract/trade/format'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { promotionQuery, promotionsQuery } from '../../features/stores/listings/promotions.data.ts'
import { PromotionLinks } from '../../features/stores/listings/PromotionLinks.tsx'
import { ListHeader } from '../../features/shopping/search/list/ListHeader.tsx'
import { ListPage } from '../../features/shopping/search/list/ListPage.tsx'
import { ProductListView } from '../../features/shopping/search/list/ProductListView.tsx'
import { readListState } from '../../features/shopping/search/list-state.ts'
import { type ListScope, listQuestions } from '../../features/shopping/search/search.data.ts'
import { destinationOf } from '../../features/people/addresses/destination.ts'
import { promotionTexts } from '../../features/stores/listings/texts.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { loadPage, refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { siteTexts } from '../../lib/site-texts.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { EmptyState } from '../../ui/states.tsx'

const ANY = 0
const scopeOf = (id: number | null): ListScope => ({ type: 'filter', promotion: id ?? ANY })

export const loader = loadPage(({ env, params, url }) => {
  const id = idOf(params.id)
  if (params.id && !id) refusePage()
  const { uf } = destinationOf(env.visit.cep)
  const one = id ? [promotionQuery(id)] : []
  return [promotionsQuery, ...one, ...listQuestions(scopeOf(id), readListState(url.searchParams), uf)]
})

export default function PromotionPage() {
  const id = idOf(useParams<'id'>().id)
  return id === null ? <AllPromotions /> : <OnePromotion key={id} id={id} />
}

function AllPromotions() {
  const t = useText()
  const { promotions } = useSuspenseQuery(promotionsQuery).data
  const title = t(pageTitles.promotions)
  const hint = t(promotionTexts.hint)
  return (
    <ListPage title={title} description={hint} canonical={paths.promotions()} crumbs={[]}>
      <ListHeader title={title} facts={[hint]} />
      {promotions.length > 0 && <PromotionLinks promotions={promotions} shown={null} />}
      {promotions.length > 0 ? <ProductListView scope={scopeOf(null)} /> : <Nothing kind="none" />}
    </ListPage>
  )
}

function OnePromotion({ id }: { id: number }) {
  const t = useText()
  const { promotions } = useSuspenseQuery(promotionsQuery).data
  const { title, description, running, ended, starts_at, ends_at } = useSuspenseQuery(promotionQuery(id)).data
  return (
    <ListPage
      title={title}
      description={description}
      canonical={paths.promotion(id)}
      crumbs={[{ name: t(pageTitles.promotions), path: paths.promotions() }]}
      hidden={ended}
    >
      <ListHeader title={title} facts={[description, running && t(promotionTexts.until, { day: date(ends_at) })]} />
      {promotions.length > 0 && <PromotionLinks promotions={promotions} shown={id} />}
      {running && <ProductListView scope={scopeOf(id)} />}
      {ended && <Nothing kind="ended" />}
      {!running && !ended && <Nothing kind="soon" day={date(starts_at)} />}
    </ListPage>
  )
}

function Nothing({ kind, day = '' }: { kind: 'ended' | 'soon' | 'none'; day?: string }) {
  const t = useText()
  const isNone = kind === 'none'
  return (
    <EmptyState
      picture="/media/scenes/lantern.svg"
      title={t(promotionTexts[kind])}
      action={
        <Link to={isNone ? paths.cards() : paths.promotions()} className={buttonStyle('solid')}>
          {t(isNone ? siteTexts.explore : promotionTexts.see)}
        </Link>
      }
    >
      {t(promotionTexts[`${kind}Hint`], { day })}
    </EmptyState>
  )
}
