import { LayoutGrid, Rows3 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ListHeader } from '../../features/shopping/search/list/ListHeader.tsx'
import { ListPage } from '../../features/shopping/search/list/ListPage.tsx'
import { cardWords, ProductListView } from '../../features/shopping/search/list/ProductListView.tsx'
import { ViewToggle } from '../../features/shopping/search/list/ViewToggle.tsx'
import { readListState } from '../../features/shopping/search/list-state.ts'
import { type ListScope, listQuestions } from '../../features/shopping/search/search.data.ts'
import { destinationOf } from '../../features/people/addresses/destination.ts'
import { loadPage } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

const CHECKLIST_PAGE = 96
const isChecklist = (query: URLSearchParams) => query.get('vista') === 'lista'
const scopeOf = (query: URLSearchParams): ListScope =>
  isChecklist(query) ? { type: 'tcg', per_page: CHECKLIST_PAGE } : { type: 'tcg' }

export const loader = loadPage(({ env, url }) =>
  listQuestions(scopeOf(url.searchParams), readListState(url.searchParams), destinationOf(env.visit.cep).uf),
)

export default function CardListPage() {
  const t = useText()
  const [query] = useSearchParams()
  const rows = isChecklist(query) ? 'checklist' : 'grid'
  return (
    <ListPage title={t('pages.cards')} description={t('lists.cardsHint')} canonical={paths.cards()}>
      <ListHeader title={t('pages.cards')} facts={[t('lists.cardsHint')]} />
      <ProductListView
        key={rows}
        scope={scopeOf(query)}
        words={cardWords}
        rows={rows}
        tools={
          <ViewToggle
            label={t('lists.view')}
            views={[
              {
                key: 'grid',
                text: t('lists.viewGrid'),
                icon: LayoutGrid,
                to: queryOfGrid(query),
                isShown: rows === 'grid',
              },
              {
                key: 'checklist',
                text: t('lists.viewList'),
                icon: Rows3,
                to: queryOfChecklist(query),
                isShown: rows === 'checklist',
              },
            ]}
          />
        }
      />
    </ListPage>
  )
}

/** A checklist is sorted by number unless the address names another order. */
function queryOfChecklist(query: URLSearchParams) {
  const next = new URLSearchParams(query)
  next.delete('pagina')
  next.set('vista', 'lista')
  if (!next.has('ordem')) next.set('ordem', 'numero')
  return `?${next}`
}

function queryOfGrid(query: URLSearchParams) {
  const next = new URLSearchParams(query)
  next.delete('pagina')
  next.delete('vista')
  if (next.get('ordem') === 'numero') next.delete('ordem')
  return `?${next}`
}
