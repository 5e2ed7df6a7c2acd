import type { Category } from '@bra/contract/catalogue/catalog.schemas'
import { clsx } from 'clsx'
import { Picture, useFallback } from '../../../ui/Picture.tsx'
import type { Priority } from '../../../ui/priority.ts'

interface CollectionSealProps {
  collection: Pick<Category, 'symbol' | 'code'>
  priority?: Priority
  className?: string
}

export function CollectionSeal({ collection, priority, className = 'size-16' }: CollectionSealProps) {
  const { symbol, code } = collection
  const { isMissing, fail } = useFallback(symbol)
  return (
    <span
      aria-hidden
      className={clsx(
        'grid flex-none place-items-center overflow-hidden rounded-tag bg-sunken text-label font-bold text-ink-2',
        className,
      )}
    >
      {isMissing || !symbol ? (
        code
      ) : (
        <Picture
          src={symbol}
          alt=""
          width={64}
          height={64}
          sizes="64px"
          priority={priority}
          className="size-full object-contain"
          onFail={fail}
        />
      )}
    </span>
  )
}
