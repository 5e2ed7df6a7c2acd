import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { EmptyState } from '../ui/states.tsx'
import { MorePages } from './MorePages.tsx'
import type { Paged, Pages } from './paged.tsx'

interface PagedListProps {
  list: Pages<Paged>
  shown: number
  none: { title: string; hint: string; picture?: string }
  /** The rows are not drawn if `shown` is 0. */
  children: ReactNode
}

export function PagedList({ list, shown, none, children }: PagedListProps) {
  const { title, hint, picture = '/media/scenes/owl.svg' } = none
  return (
    <>
      {!list.last && !list.error && <Skeleton className="h-96" />}
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
