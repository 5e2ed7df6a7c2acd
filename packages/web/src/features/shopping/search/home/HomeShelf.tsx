import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { PageLink } from '../../../../lib/PageLink.tsx'
import { useText } from '../../../../lib/text.tsx'
import { loneLinkStyle } from '../../../../ui/linkStyle.ts'
import { Skeleton, SkeletonTile } from '../../../../ui/Skeleton.tsx'
import { ProductShelf, shelfTile } from '../ProductShelf.tsx'
import type { TileProduct } from '../ProductTile.tsx'
import { homeTexts } from './texts.ts'

interface HomeShelfProps<T> {
  title: string
  question: Pick<UseQueryOptions<T>, 'queryKey' | 'queryFn'>
  more?: string
}

/** A shelf keeps its height while it loads, and disappears on failure. */
export function HomeShelf<T extends { products: TileProduct[] }>({ title, question, more }: HomeShelfProps<T>) {
  const t = useText()
  const { data, isError } = useQuery(question)
  if (isError) return null
  if (!data) return <ShelfSkeleton />
  return (
    <ProductShelf
      title={title}
      products={data.products}
      more={
        more && (
          <PageLink to={more} className={`${loneLinkStyle} py-2`} aria-label={t(homeTexts.seeAllOf, { title })}>
            {t(homeTexts.seeAll)}
          </PageLink>
        )
      }
    />
  )
}

const TILES = 6

function ShelfSkeleton() {
  return (
    <div aria-hidden>
      <span className="mb-4 flex min-h-11 items-center">
        <Skeleton className="h-6 w-48" />
      </span>
      <div className="flex gap-4 overflow-hidden sm:gap-5">
        {Array.from({ length: TILES }, (_, at) => (
          <div key={at} className={`${shelfTile} flex-none`}>
            <SkeletonTile />
          </div>
        ))}
      </div>
    </div>
  )
}
