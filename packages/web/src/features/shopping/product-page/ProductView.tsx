import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Skeleton, SkeletonRows } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

interface ProductViewProps {
  art: ReactNode
  facts: ReactNode
  buy: ReactNode
}

/** Picture, facts and price side by side; on a phone the price comes before the facts. */
export function ProductView({ art, facts, buy }: ProductViewProps) {
  return (
    <div className="grid gap-x-9 gap-y-6 md:grid-cols-[15rem_1fr] lg:grid-cols-[18rem_1fr_17rem] xl:grid-cols-[21.25rem_1fr_18.75rem]">
      <div className="mx-auto w-[70%] max-w-[21.25rem] md:row-span-2 md:w-full lg:row-span-1">{art}</div>
      <div className="min-w-0 max-lg:contents">{facts}</div>
      <div className="max-lg:order-1 md:col-start-2 lg:order-none lg:col-start-3">{buy}</div>
    </div>
  )
}

/** Has the heights of the product's page. */
export function ProductSkeleton() {
  const t = useText()
  return (
    <div>
      <VisuallyHidden live>{t('shell.loading')}</VisuallyHidden>
      <Skeleton className="my-2 mb-5 h-4 w-72 max-w-full" />
      <ProductView
        art={<Skeleton className="aspect-[63/88] w-full rounded-card!" />}
        facts={
          <div className="flex flex-col gap-4">
            <Skeleton className="h-6 w-56" />
            <Skeleton className="h-11 w-72 max-w-full" />
            <Skeleton className="h-[20.5rem] w-full" />
          </div>
        }
        buy={<Skeleton className="h-80 w-full" />}
      />
      <Skeleton className="mt-12 mb-4 h-8 w-60" />
      <SkeletonRows className="h-17" />
    </div>
  )
}
