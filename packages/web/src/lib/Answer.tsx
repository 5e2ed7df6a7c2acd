import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorPanel } from '../ui/states.tsx'
import { CallError } from './call.ts'
import { refusePage } from './page.ts'
import { refusalOf } from './refusal.ts'
import { useText } from './text.tsx'

/** What is told of a query, or of several together. */
export interface Asking {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** Some queries as one: it fails with the first of them, and asks those again that failed. */
export const together = (...queries: Asking[]): Asking => {
  const failed = queries.filter(({ error }) => error)
  return {
    error: failed[0]?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}

interface FailedProps {
  of: Asking
  /** What is missing; without it the refusal itself. */
  title?: string
  className?: string
  /** Whether the page is about it: where it is not there, or not for this person, there is no page. */
  endsPage?: boolean
}

const notThere = new Set([403, 404, 422])

/** What went wrong, with a way to ask again; nothing while nothing did. */
export function Failed({ of: { error, isFetching, refetch }, title, className, endsPage }: FailedProps) {
  const t = useText()
  if (!error) return null
  if (endsPage && error instanceof CallError && notThere.has(error.status)) refusePage()
  return (
    <ErrorPanel
      className={className}
      title={title ?? refusalOf(error, t)}
      retryLabel={t('shell.retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {title && refusalOf(error, t, 'shell.problemHint')}
    </ErrorPanel>
  )
}

interface AnswerProps<T> extends Omit<FailedProps, 'of'> {
  to: Asking & { data: T | undefined }
  /** The measures of what is kept free for it. */
  room?: string
  /** Drawn instead of an empty room. */
  waiting?: ReactNode
  children: (answer: T) => ReactNode
}

/** What the server answered; before that the room for it, or what went wrong. */
export function Answer<T>({ to, room = 'h-96', waiting, children, ...rest }: AnswerProps<T>) {
  if (to.data !== undefined) return children(to.data)
  if (to.error) return <Failed of={to} {...rest} />
  return waiting ?? <Skeleton className={clsx(rest.className, room)} />
}
