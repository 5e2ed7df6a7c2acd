import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorPanel } from '../ui/states.tsx'
import { CallError } from './call.ts'
import { refusePage } from './page.ts'
import { refusalOf } from './refusal.ts'
import { siteTexts } from './site-texts.ts'
import { useText } from './text.tsx'

export interface Asking {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** Combines queries: it fails with the first that fails, and retries those that failed. */
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
  /** Says what is missing; if it is left out, the refusal itself is shown. */
  title?: string
  className?: string
  /** True if the page has no other content: a refusal then ends the page. */
  endsPage?: boolean
}

const notThere = new Set([403, 404, 422])

/** An invalid address (422) becomes a plain 404 without the message. */
const problemOf = ({ status, code, message }: CallError) => ({ status: 404, code, ...(status !== 422 && { message }) })

/** Draws nothing without an error. */
export function Failed({ of: { error, isFetching, refetch }, title, className, endsPage }: FailedProps) {
  const t = useText()
  if (!error) return null
  if (endsPage && error instanceof CallError && notThere.has(error.status)) refusePage(problemOf(error))
  return (
    <ErrorPanel
      className={className}
      title={title ?? refusalOf(error, t)}
      retryLabel={t(siteTexts.retry)}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {title && refusalOf(error, t, siteTexts.problemHint)}
    </ErrorPanel>
  )
}

interface AnswerProps<T> extends Omit<FailedProps, 'of'> {
  to: Asking & { data: T | undefined }
  /** Classes for the size of the placeholder. */
  room?: string
  /** Shown instead of the empty placeholder. */
  waiting?: ReactNode
  children: (answer: T) => ReactNode
}

export function Answer<T>({ to, room = 'h-96', waiting, children, ...rest }: AnswerProps<T>) {
  if (to.data !== undefined) return children(to.data)
  if (to.error) return <Failed of={to} {...rest} />
  return waiting ?? <Skeleton className={clsx(rest.className, room)} />
}
