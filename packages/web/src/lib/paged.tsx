import type { Paginate } from '@bra/contract/shapes'
import { useQueries, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { Link } from 'react-router'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ErrorPanel } from '../ui/states.tsx'
import { MAX_PAGES, useAddress } from './address.ts'
import { useText } from './text.tsx'

export interface Paged {
  paginate: Paginate
}
type Question<T> = Pick<UseQueryOptions<T>, 'queryKey' | 'queryFn' | 'placeholderData'>

export interface Pages<T extends Paged> {
  pages: T[]
  /** The last of them: it knows the total. */
  last: T | undefined
  /** What is on screen answers an older question. */
  isOld: boolean
  isWaiting: boolean
  hasFailed: boolean
  retry: () => void
}

/** The pages of a list, one question each; the first keeps what is on screen while its filters change. */
export function usePages<T extends Paged>([question, ...more]: Question<T>[]): Pages<T> {
  const first = useQuery(question!)
  const rest = useQueries({ queries: more })
  const answers = [first, ...rest]
  const pages = answers.flatMap(({ data }) => data ?? [])
  return {
    pages,
    last: pages.at(-1),
    isOld: first.isPlaceholderData,
    isWaiting: answers.some(({ isPending }) => isPending),
    hasFailed: answers.some(({ isError }) => isError),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch()
    },
  }
}

interface FailedPagesProps {
  list: Pick<Pages<Paged>, 'hasFailed' | 'retry'>
  title?: string
  className?: string
}

/** What went wrong with some pages of a list; nothing while nothing did. */
export function FailedPages({ list: { hasFailed, retry }, title, className }: FailedPagesProps) {
  const t = useText()
  if (!hasFailed) return null
  return (
    <ErrorPanel className={className} title={title ?? t('shell.problem')} retryLabel={t('shell.retry')} onRetry={retry}>
      {t('shell.problemHint')}
    </ErrorPanel>
  )
}

interface MorePagesProps {
  list: Pages<Paged>
  shown: number
  /** The name of the page in the address. */
  name?: string
}

/** Under a list: how much of it is on screen, and the way to the rest; or what went wrong. */
export function MorePages({ list, shown, name = 'pagina' }: MorePagesProps) {
  const t = useText()
  const { query, href } = useAddress()
  if (list.hasFailed) return <FailedPages list={list} className="my-6" />
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
      {t('shell.more')}
    </Link>
  )
  const summary = t(!more && page < lastPage ? 'shell.shownFirst' : 'shell.shown', { shown, total })
  return <LoadMore shown={shown} total={total} summary={summary} action={more || undefined} />
}
