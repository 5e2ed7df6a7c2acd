import { clsx } from 'clsx'
import { Package } from 'lucide-react'
import { Picture, useFallback } from './Picture.tsx'
import type { Priority } from './priority.ts'

interface GoodArtProps {
  src: string | null | undefined
  name: string
  decorative?: boolean
  priority?: Priority
  sizes?: string
  className?: string
}

/** Pictures of boxes and accessories are square and never cropped. */
export function GoodArt({
  src,
  name,
  decorative,
  priority,
  sizes = '(min-width: 60rem) 224px, 46vw',
  className,
}: GoodArtProps) {
  const { isMissing, fail } = useFallback(src)
  const alt = decorative ? '' : name
  return (
    <span
      className={clsx(
        'relative grid aspect-square w-full place-items-center overflow-hidden rounded-panel bg-sunken',
        className,
      )}
    >
      {isMissing || !src ? (
        <span className="grid justify-items-center gap-2 p-3 text-center text-label font-semibold text-ink-2">
          <Package aria-hidden size={32} strokeWidth={1.5} />
          {name}
        </span>
      ) : (
        <Picture
          {...{ src, alt, sizes, priority }}
          width={488}
          height={488}
          className="size-full object-contain p-[6%]"
          onFail={fail}
        />
      )}
    </span>
  )
}
