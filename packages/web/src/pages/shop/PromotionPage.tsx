import { date } from '@bra/contract/format'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { promotionsQuery } from '../../features/listings/promotions.data.ts'
import { PromotionLinks } from '../../features/listings/PromotionLinks.tsx'
import { ListHeader } from '../../features/search/list/ListHeader.tsx'
import { ListPage } from '../../features/search/list/ListPage.tsx'
import { ProductListView } from '../../features/search/list/ProductListView.tsx'
import { readListState } from '../../features/search/list-state.ts'
import { type ListScope, listQuestions } from '../../features/search/search.data.ts'
import { destinationOf } from '../../lib/destination.ts'
import { loadPage, refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { EmptyState } from '../../ui/states.tsx'

const ANY = 0
const scopeOf = (id: number | null): ListScope => ({ type: 'filter', promotion: id ?? ANY })

export const loader = loadPage(({ env, params, url }) => {
  const id = idOf(params.id)
  if (params.id && !id) refusePage()
  const { uf } = destinationOf(env.visit.cep)
  return [promotionsQuery, ...listQuestions(scopeOf(id), readListState(url.searchParams), uf)]
})

export default function PromotionPage() {
  const t = useText()
  const id = idOf(useParams<'id'>().id)
  const { promotions } = useSuspenseQuery(promotionsQuery).data
  const promotion = promotions.find((one) => one.id === id)
  const isOver = id !== null && !promotion
  const title = promotion?.title ?? t(isOver ? 'lists.promotionEnded' : 'pages.promotions')
  const hint = promotion?.description ?? t('lists.promotionsHint')
  return (
    <ListPage
      title={title}
      description={hint}
      canonical={id === null ? paths.promotions() : paths.promotion(id)}
      crumbs={id === null ? [] : [{ name: t('pages.promotions'), path: paths.promotions() }]}
      hidden={isOver}
    >
      <ListHeader
        title={title}
        facts={[!isOver && hint, promotion?.running && t('lists.promotionUntil', { day: date(promotion.ends_at) })]}
      />
      {promotions.length > 0 && <PromotionLinks promotions={promotions} shown={id} />}
      {isOver || promotions.length === 0 ? (
        <Nothing kind={isOver ? 'Ended' : 'None'} />
      ) : promotion && !promotion.running ? (
        <Nothing kind="Soon" day={date(promotion.starts_at)} />
      ) : (
        <ProductListView key={id} scope={scopeOf(id)} />
      )}
    </ListPage>
  )
}

/** A promotion that is over, that is to come, or none at all: and what there is instead. */
function Nothing({ kind, day = '' }: { kind: 'Ended' | 'Soon' | 'None'; day?: string }) {
  const t = useText()
  const isNone = kind === 'None'
  return (
    <EmptyState
      picture="/media/scenes/lantern.svg"
      title={t(`lists.promotion${kind}`)}
      action={
        <Link to={isNone ? paths.cards() : paths.promotions()} className={buttonStyle('solid')}>
          {t(isNone ? 'shell.explore' : 'lists.seePromotions')}
        </Link>
      }
    >
      {t(`lists.promotion${kind}Hint`, { day })}
    </EmptyState>
  )
}
