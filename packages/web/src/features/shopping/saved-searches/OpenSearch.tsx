import { keyOfQuery } from '@bra/contract/shopping/saved-queries'
import type { SavedQuery, SavedSearch } from '@bra/contract/shopping/saved-searches.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BookmarkCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useRefresh } from '../../../lib/command.ts'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { toast } from '../../../ui/toast.ts'
import { ProductShelf } from '../search/ProductShelf.tsx'
import { addressOfSearch, lookQuery, useChangeSearch, searchLists } from './saved-searches.data.ts'
import { savedSearchTexts } from './texts.ts'

interface OpenSearchProps {
  id: number
  query: SavedQuery
  saveAsNew: () => void
}

const bar = 'my-3 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 rounded-panel px-4 py-2 text-label'

export function OpenSearch({ id, query, saveAsNew }: OpenSearchProps) {
  const t = useText()
  const { data, error } = useQuery(lookQuery(id))
  const refresh = useRefresh(searchLists)
  useEffect(() => {
    if (data) void refresh()
    // The badges elsewhere change once, after the search was looked at.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
  if (error) return null
  if (!data) return <div aria-hidden className={`${bar} bg-sunken`} />
  const { search, news } = data
  if (keyOfQuery(query) !== keyOfQuery(search.query)) return <Changed {...{ search, query, saveAsNew }} />
  return (
    <>
      <div className={`${bar} bg-mata-soft text-on-mata-soft`}>
        <BookmarkCheck aria-hidden size={18} strokeWidth={1.75} />
        <p className="min-w-0 flex-1 wrap-anywhere">
          <b>{t(savedSearchTexts.isSaved)}:</b> {search.name}
          {news.length === 0 && <span className="block">{t(savedSearchTexts.noNews)}</span>}
        </p>
        <Link to={paths.account('buscas')} className={loneLinkStyle}>
          {t(savedSearchTexts.seeAll)}
        </Link>
      </div>
      {news.length > 0 && (
        <div className="mb-6">
          <ProductShelf title={t(savedSearchTexts.newsTitle, { name: search.name })} products={news} />
        </div>
      )}
    </>
  )
}

function Changed({ search, query, saveAsNew }: Omit<OpenSearchProps, 'id'> & { search: SavedSearch }) {
  const t = useText()
  const queries = useQueryClient()
  const change = useChangeSearch(search.id)
  const update = () =>
    change.mutate(
      { query },
      {
        onSuccess: ({ message, search: changed }) => {
          toast.success(message)
          queries.setQueryData(lookQuery(search.id).queryKey, { search: changed, news: [] })
        },
        onError: (error) => complain(error, t),
      },
    )
  return (
    <div className={`${bar} bg-sunken`}>
      <p className="min-w-48 flex-1 wrap-anywhere">{t(savedSearchTexts.changed, { name: search.name })}</p>
      <Button size="small" busy={change.isPending} onClick={update}>
        {t(savedSearchTexts.update)}
      </Button>
      <Button variant="outline" size="small" onClick={saveAsNew}>
        {t(savedSearchTexts.saveAsNew)}
      </Button>
      <Link to={addressOfSearch(search)} className={buttonStyle('ghost', 'small')}>
        {t(savedSearchTexts.back)}
      </Link>
    </div>
  )
}

export function SignInForNews() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <div className={`${bar} bg-sunken`}>
      <p className="min-w-48 flex-1">{t(savedSearchTexts.signInForNews)}</p>
      <Link to={paths.login(pathname + search)} className={buttonStyle('outline', 'small')}>
        {t(savedSearchTexts.enter)}
      </Link>
    </div>
  )
}
