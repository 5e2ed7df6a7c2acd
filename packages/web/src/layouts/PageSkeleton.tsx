import { siteTexts } from '../lib/site-texts.ts'
import { useText } from '../lib/text.tsx'
import { Skeleton, SkeletonTile } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

const TILES = 10

export function PageSkeleton() {
  const t = useText()
  return (
    <div>
      <VisuallyHidden live>{t(siteTexts.loading)}</VisuallyHidden>
      <Skeleton className="my-2 h-4 w-48" />
      <Skeleton className="mb-6 h-9 w-72 max-w-full" />
      <div className="grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-3 desk:grid-cols-4 xl:grid-cols-5">
        {Array.from({ length: TILES }, (_, at) => (
          <SkeletonTile key={at} />
        ))}
      </div>
    </div>
  )
}
