import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { categoryQuery } from '../../features/catalogue/catalog/catalog.data.ts'
import { ListHeader } from '../../features/shopping/search/list/ListHeader.tsx'
import { ListPage } from '../../features/shopping/search/list/ListPage.tsx'
import { ProductListView } from '../../features/shopping/search/list/ProductListView.tsx'
import { readListState } from '../../features/shopping/search/list-state.ts'
import { type ListScope, listQuestions } from '../../features/shopping/search/search.data.ts'
import { SuggestButton } from '../../features/catalogue/suggestions/SuggestButton.tsx'
import { destinationOf } from '../../features/people/addresses/destination.ts'
import { searchPageTexts } from '../../features/shopping/search/texts.ts'
import { loadPage, refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { loneLinkStyle } from '../../ui/linkStyle.ts'
import { Notice } from '../../ui/states.tsx'

const LONGEST = 120
const textOf = (search: string | undefined) => (search ?? '').trim().slice(0, LONGEST)
const scopeOf = (text: string, collection: number | null): ListScope => ({
  type: 'filter',
  search: text,
  ...(collection && { categories: [collection] }),
})

export const loader = loadPage(({ env, params, url }) => {
  const collection = idOf(params.category_id)
  if (params.category_id && !collection) refusePage()
  const scope = scopeOf(textOf(params.search), collection)
  const { uf } = destinationOf(env.visit.cep)
  return [
    ...(collection ? [categoryQuery(collection)] : []),
    ...listQuestions(scope, readListState(url.searchParams), uf),
  ]
})

export default function SearchPage() {
  const t = useText()
  const { search, category_id } = useParams<'search' | 'category_id'>()
  const text = textOf(search)
  const collection = idOf(category_id)
  const everywhere = (style: string) => (
    <Link to={paths.search(text)} className={style}>
      {t(searchPageTexts.everywhere)}
    </Link>
  )
  return (
    <ListPage title={t(searchPageTexts.title, { text })} canonical={paths.search(text)} hidden>
      <ProductListView
        key={`${text}/${collection}`}
        heading={
          <ListHeader title={`“${text}”`} facts={[t(searchPageTexts.intro)]}>
            {collection && <Within id={collection} wayOut={everywhere(loneLinkStyle)} />}
          </ListHeader>
        }
        scope={scopeOf(text, collection)}
        decided={collection ? ['categories'] : []}
        notice={({ corrected }) =>
          corrected && (
            <div className="mb-4">
              <Notice>{t(searchPageTexts.correctedFrom, { word: corrected, text })}</Notice>
            </div>
          )
        }
        wayOut={collection && everywhere(buttonStyle('solid'))}
        lastResort={<SuggestButton text={searchPageTexts.suggestMissing} name={text} />}
      />
    </ListPage>
  )
}

function Within({ id, wayOut }: { id: number; wayOut: ReactNode }) {
  const t = useText()
  const { data: collection } = useSuspenseQuery(categoryQuery(id))
  return (
    <p className="mt-1 text-label text-ink-2">
      {t(searchPageTexts.within, { name: collection.name })} {wayOut}
    </p>
  )
}
