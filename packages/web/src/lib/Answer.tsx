import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorPanel } from '../ui/states.tsx'
import { CallError } from './call.ts'
import { useText } from './text.tsx'

interface AnswerProps<T> {
  to: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** The room that is kept while it is on its way. */
  className?: string
  children: (answer: T) => ReactNode
}

/** What the server answered; before that the room for it, or what went wrong with a way to ask again. */
export function Answer<T>({ to: { data, error, isFetching, refetch }, className = 'h-96', children }: AnswerProps<T>) {
  const t = useText()
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton className={className} />
  return (
    <ErrorPanel
      title={(error instanceof CallError && error.message) || t('shell.problem')}
      retryLabel={t('shell.retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
