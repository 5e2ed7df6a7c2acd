import { useSearchParams } from 'react-router'
import { ListHeader } from '../../features/shopping/search/list/ListHeader.tsx'
import { ListPage } from '../../features/shopping/search/list/ListPage.tsx'
import { cardWords, ProductListView } from '../../features/shopping/search/list/ProductListView.tsx'
import { listPageTexts } from '../../features/shopping/search/list/list-page-texts.ts'
import { isChecklist } from '../../features/shopping/search/list/views.ts'
import { readListState } from '../../features/shopping/search/list-state.ts'
import { type ListScope, listQuestions } from '../../features/shopping/search/search.data.ts'
import { destinationOf } from '../../features/people/addresses/destination.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { loadPage } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

const CHECKLIST_PAGE = 96
const scopeOf = (query: URLSearchParams): ListScope =>
  isChecklist(query) ? { type: 'tcg', per_page: CHECKLIST_PAGE } : { type: 'tcg' }

export const loader = loadPage(({ env, url }) =>
  listQuestions(scopeOf(url.searchParams), readListState(url.searchParams), destinationOf(env.visit.cep).uf),
)

export default function CardListPage() {
  const t = useText()
  const [query] = useSearchParams()
  return (
    <ListPage title={t(pageTitles.cards)} description={t(listPageTexts.cardsHint)} canonical={paths.cards()}>
      <ProductListView
        key={String(isChecklist(query))}
        heading={<ListHeader title={t(pageTitles.cards)} facts={[t(listPageTexts.cardsHint)]} />}
        scope={scopeOf(query)}
        words={cardWords}
        hasViews
      />
    </ListPage>
  )
}
