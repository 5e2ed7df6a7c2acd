import { clsx } from 'clsx'
import { Suspense } from 'react'
import { groupsOf } from '../../../../ui/leisure.ts'
import { lazyPart } from '../../../../lib/lazy-part.tsx'
import { priorityIn } from '../../../../ui/priority.ts'
import { SkeletonTile } from '../../../../ui/Skeleton.tsx'
import { tileGrid, TileItem } from '../ProductTile.tsx'
import { itemId } from './item-id.ts'
import type { ProductList } from './useProductList.ts'

const Checklist = lazyPart(async () => (await import('./Checklist.tsx')).Checklist)

const PER_PAGE = 24
const FIRST_ROW = 4

interface ProductGridProps {
  list: ProductList
  label: string
}

/** Tiles that are being loaded already have their place. */
export function ProductGrid({ list, label }: ProductGridProps) {
  const { products, isStale, awaited, total, state, mixedGames } = list
  const waiting = (total === undefined ? state.page : awaited) * (list.scope.per_page ?? PER_PAGE)
  if (list.isChecklist) return <Checklist list={list} label={label} />
  return (
    <ul aria-label={label} aria-busy={isStale || waiting > 0} className={clsx(tileGrid, isStale && 'opacity-60')}>
      {groupsOf(products).map((group, at) => (
        <Suspense key={at}>
          {group.map((product, place) => (
            <TileItem
              key={product.id}
              id={itemId(product.id)}
              className={at > 0 ? offWindow : 'min-w-0'}
              product={product}
              games={mixedGames}
              priority={at === 0 ? priorityIn(place, FIRST_ROW) : undefined}
            />
          ))}
        </Suspense>
      ))}
      {Array.from({ length: waiting }, (_, at) => (
        <li key={`waiting-${at}`} aria-hidden>
          <SkeletonTile />
        </li>
      ))}
    </ul>
  )
}

const offWindow = 'min-w-0 off-window off-window-roomy tile-away'
