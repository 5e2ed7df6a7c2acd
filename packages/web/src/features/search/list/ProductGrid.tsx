import { clsx } from 'clsx'
import { SkeletonTile } from '../../../ui/Skeleton.tsx'
import { ProductTile } from '../ProductTile.tsx'
import { Checklist } from './Checklist.tsx'
import { itemId } from './item-id.ts'
import type { ProductList } from './useProductList.ts'

const PER_PAGE = 24
const FIRST_ROW = 4

interface ProductGridProps {
  list: ProductList
  rows: 'grid' | 'checklist'
  label: string
}

/** Two to five in a row; what is on its way has its place already. */
export function ProductGrid({ list, rows, label }: ProductGridProps) {
  const { products, isStale, awaited, total, state } = list
  const waiting = total === undefined ? state.page * PER_PAGE : awaited * PER_PAGE
  if (rows === 'checklist') return <Checklist list={list} label={label} />
  return (
    <ul
      aria-label={label}
      aria-busy={isStale || waiting > 0}
      className={clsx(
        'transition-quiet grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 sm:gap-x-5 desk:grid-cols-4 xl:grid-cols-5',
        isStale && 'opacity-60',
      )}
    >
      {products.map((product, at) => (
        <li key={product.id} id={itemId(product.id)} className="min-w-0">
          <ProductTile product={product} priority={at < FIRST_ROW} />
        </li>
      ))}
      {Array.from({ length: waiting }, (_, at) => (
        <li key={`waiting-${at}`} aria-hidden>
          <SkeletonTile />
        </li>
      ))}
    </ul>
  )
}
