import type { ReactNode } from 'react'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Skeleton, SkeletonRows } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

interface ProductViewProps {
  art: ReactNode
  heading: ReactNode
  /** On narrow screens the price and the actions are cells of this grid, beside the picture and below it. */
  buy: ReactNode
  prices: ReactNode
  facts: ReactNode
}

/** The picture leaves 40 px below itself, because its buttons hang there. */
export function ProductView({ art, heading, buy, prices, facts }: ProductViewProps) {
  return (
    <div className="grid grid-cols-[8.25rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-2.5 md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] md:gap-x-8 md:gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)_18rem] xl:grid-cols-[15rem_minmax(0,1fr)_20rem]">
      <div className="row-span-2 max-md:mb-7.5 md:row-span-3 md:max-lg:mb-6">{art}</div>
      <div className="min-w-0">{heading}</div>
      {buy}
      <div className="col-span-full min-w-0 lg:col-span-1 lg:col-start-2 lg:row-start-2">{prices}</div>
      <div className="col-span-full min-w-0 lg:col-span-1 lg:col-start-2 lg:row-start-3">{facts}</div>
    </div>
  )
}

export const pricesRoom = 'h-47 md:h-35'

/** The placeholder has the heights of the page, so that nothing moves when the product arrives. */
export function ProductSkeleton() {
  const t = useText()
  return (
    <div>
      <VisuallyHidden live>{t(siteTexts.loading)}</VisuallyHidden>
      <Skeleton className="my-2 mb-5 h-4 w-72 max-w-full" />
      <ProductView
        art={<Skeleton className="aspect-[63/88] w-full rounded-card!" />}
        heading={
          <div className="flex flex-col gap-4">
            <Skeleton className="h-6 w-40 max-w-full" />
            <Skeleton className="h-11 w-72 max-w-full" />
          </div>
        }
        buy={
          <div className="lg:col-start-3 lg:row-span-3 lg:row-start-1">
            <Skeleton className="h-20 w-full lg:h-84" />
          </div>
        }
        prices={<Skeleton className={pricesRoom} />}
        facts={<Skeleton className="h-11 w-full" />}
      />
      <Skeleton className="mt-8 mb-4 h-8 w-60" />
      <SkeletonRows className="h-17" />
    </div>
  )
}
