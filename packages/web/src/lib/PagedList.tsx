import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { EmptyState } from '../ui/states.tsx'
import { MorePages, type Paged, type Pages } from './paged.tsx'

interface PagedListProps {
  list: Pages<Paged>
  shown: number
  /** What is said where there is nothing. */
  none: { title: string; hint: string; picture?: string }
  /** The rows; left out where there are none. */
  children: ReactNode
}

/** A list of an office: its place while it loads, a word where it is empty, and the way to the rest. */
export function PagedList({ list, shown, none, children }: PagedListProps) {
  const { title, hint, picture = '/media/scenes/owl.svg' } = none
  return (
    <>
      {!list.last && !list.hasFailed && <Skeleton className="h-96" />}
      {list.last && shown === 0 && (
        <EmptyState picture={picture} title={title}>
          {hint}
        </EmptyState>
      )}
      {shown > 0 && children}
      <MorePages list={list} shown={shown} />
    </>
  )
}
