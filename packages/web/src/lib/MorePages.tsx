import { Link } from 'react-router'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { MAX_PAGES, useAddress } from './address.ts'
import { FailedPages, type Paged, type Pages } from './paged.tsx'
import { siteTexts } from './site-texts.ts'
import { useText } from './text.tsx'

interface MorePagesProps {
  list: Pages<Paged>
  shown: number
  /** Name of the parameter with the number of pages. */
  name?: string
}

export function MorePages({ list, shown, name = 'pagina' }: MorePagesProps) {
  const t = useText()
  const { query, href } = useAddress()
  if (list.error) return <FailedPages list={list} className="my-6" />
  if (!list.last || shown === 0) return null
  const { current_page: page, last_page: lastPage, total } = list.last.paginate
  if (lastPage === 1) return null
  const kept = name === 'pagina' ? {} : { pagina: query.get('pagina') }
  const more = page < Math.min(lastPage, MAX_PAGES) && (
    <Link
      to={href({ ...kept, [name]: page + 1 })}
      preventScrollReset
      replace
      className={buttonStyle('outline')}
      aria-disabled={list.isWaiting || undefined}
    >
      {list.isWaiting && <Spinner />}
      {t(siteTexts.more)}
    </Link>
  )
  const summary = t(!more && page < lastPage ? siteTexts.shownFirst : siteTexts.shown, { shown, total })
  return <LoadMore shown={shown} total={total} summary={summary} action={more || undefined} />
}
