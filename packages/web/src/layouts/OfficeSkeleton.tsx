import { siteTexts } from '../lib/site-texts.ts'
import { useText } from '../lib/text.tsx'
import { Skeleton, SkeletonRows } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** All pages of the office are headings, tools and rows, so one placeholder is enough. */
export function OfficeSkeleton() {
  const t = useText()
  return (
    <div>
      <VisuallyHidden live>{t(siteTexts.loading)}</VisuallyHidden>
      <Skeleton className="my-2 h-4 w-48" />
      <Skeleton className="mb-6 h-9 w-72 max-w-full" />
      <div className="mb-4 flex gap-3">
        <Skeleton className="h-11 w-96 max-w-full rounded-control" />
        <Skeleton className="h-11 w-40 rounded-control max-sm:hidden" />
      </div>
      <SkeletonRows rows={8} />
    </div>
  )
}
