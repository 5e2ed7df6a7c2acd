import { clsx } from 'clsx'

/** The owner says that something is waited for. The size is a class, such as `h-5 w-40`. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={clsx('bone block', className)} />
}

/** The placeholder is as high as the tile of a card, so that nothing jumps when the card arrives. */
export function SkeletonTile() {
  return (
    <div aria-hidden>
      <span className="bone block aspect-[63/88] rounded-card" />
      <span className="mt-2 flex h-5 items-center sm:mt-3 sm:h-6">
        <Skeleton className="h-4 w-4/5" />
      </span>
      <span className="flex h-[1.125rem] items-center">
        <Skeleton className="h-3 w-3/5" />
      </span>
      <span className="flex h-7.5 items-center sm:h-22">
        <Skeleton className="h-5 w-2/5" />
      </span>
    </div>
  )
}

export function SkeletonRows({ rows = 6, className = 'h-14' }: { rows?: number; className?: string }) {
  return (
    <div aria-hidden className="panel divide-y divide-line overflow-hidden">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={clsx('flex items-center gap-4 px-4', className)}>
          <Skeleton className="size-9" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  )
}
