import { clsx } from 'clsx'
import { Picture, useFallback } from './Picture.tsx'
import type { Priority } from './priority.ts'

export const cardBackAddress = '/media/card-back-488.webp'

interface CardArtProps {
  src: string | null | undefined
  name: string
  /** True where the name stands beside the picture, so that it is not read twice. */
  decorative?: boolean
  foil?: boolean
  priority?: Priority
  sizes?: string
  shadow?: boolean
  className?: string
}

const gridSizes = '(min-width: 80rem) 224px, (min-width: 60rem) 22vw, (min-width: 40rem) 30vw, 46vw'

/** A whole card (63 × 88) is never cropped; without a picture the card back with the name stands for it. */
export function CardArt(props: CardArtProps) {
  const { src, name, decorative, foil, priority, sizes = gridSizes, shadow, className } = props
  const { isMissing, fail } = useFallback(src)
  const alt = decorative ? '' : name

  return (
    <span
      className={clsx(
        'relative block aspect-[63/88] w-full overflow-hidden rounded-card bg-sunken',
        'before:absolute before:inset-0 before:rounded-card before:inset-ring before:inset-ring-ring-card',
        foil && !isMissing && 'sheen',
        shadow && 'shadow-art',
        className,
      )}
    >
      {isMissing || !src ? (
        <CardBack name={name} />
      ) : (
        <Picture
          {...{ src, alt, sizes, priority }}
          width={488}
          height={682}
          className="size-full object-cover"
          onFail={fail}
        />
      )}
    </span>
  )
}

function CardBack({ name }: { name: string }) {
  const { isMissing, fail } = useFallback(cardBackAddress)
  return (
    <span className="@container block size-full bg-mata">
      {!isMissing && (
        <Picture
          src={cardBackAddress}
          alt=""
          sizes={gridSizes}
          width={488}
          height={682}
          className="size-full object-cover"
          onFail={fail}
        />
      )}
      <span className="absolute inset-x-[8%] top-1/2 -translate-y-1/2 rounded-tag bg-surface px-2 py-1.5 text-center text-label font-bold text-ink @max-[6rem]:hidden">
        {name}
      </span>
      <span className="sr-only @min-[6rem]:hidden">{name}</span>
    </span>
  )
}
