import type { Paginate } from '@bra/contract/kit/shapes'
import { useQueries, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { ErrorPanel } from '../ui/states.tsx'
import { isRefusal } from './refusal.ts'
import { siteTexts } from './site-texts.ts'
import { useText } from './text.tsx'

export interface Paged {
  paginate: Paginate
}
type Question<T> = Pick<UseQueryOptions<T>, 'queryKey' | 'queryFn' | 'placeholderData'>

export interface Pages<T extends Paged> {
  pages: T[]
  /** The last page has the total. */
  last: T | undefined
  /** True while the list shows results of the previous filters. */
  isOld: boolean
  isWaiting: boolean
  error: Error | null
  retry: () => void
}

/** Each page is a query; the first keeps its old content while filters change. */
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
    error: answers.find(({ isError }) => isError)?.error ?? null,
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch()
    },
  }
}

interface FailedPagesProps {
  list: Pick<Pages<Paged>, 'error' | 'retry'>
  title?: string
  className?: string
}

export function FailedPages({ list: { error, retry }, title, className }: FailedPagesProps) {
  const t = useText()
  if (!error) return null
  const hint = isRefusal(error) ? title && error.message : t(siteTexts.problemHint)
  return (
    <ErrorPanel
      className={className}
      title={title ?? (isRefusal(error) ? error.message : t(siteTexts.problem))}
      retryLabel={t(siteTexts.retry)}
      onRetry={retry}
    >
      {hint}
    </ErrorPanel>
  )
}
