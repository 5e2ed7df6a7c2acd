import { Skeleton } from '../../../ui/Skeleton.tsx'

/** The placeholder is about as high as the steps and their summary. */
export const CheckoutSkeleton = () => (
  <div aria-hidden className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.75rem]">
    <div className="flex flex-col gap-4">
      <Skeleton className="h-24 rounded-panel" />
      <Skeleton className="h-24 rounded-panel" />
      <Skeleton className="h-72 rounded-panel" />
    </div>
    <Skeleton className="h-12 rounded-panel max-lg:order-first lg:h-96" />
  </div>
)
