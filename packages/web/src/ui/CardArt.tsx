import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Picture, useFallback } from './Picture.tsx'
import type { Priority } from './priority.ts'

export const cardBackAddress = '/media/card-back-488.webp'

interface CardArtProps {
  src: string | null | undefined
  name: string
  /** True if the name stands beside the picture, so that it is not read twice. */
  decorative?: boolean
  foil?: boolean
  priority?: Priority
  sizes?: string
  shadow?: boolean
  className?: string
  /** The back of its game, for a card without a picture; the house's own back if it is left out. */
  back?: ReactNode
}

const gridSizes = '(min-width: 80rem) 224px, (min-width: 60rem) 22vw, (min-width: 40rem) 30vw, 46vw'

/** A card (63 × 88) is never cropped; without a picture its back stands there, with the name unless it is beside it. */
export function CardArt(props: CardArtProps) {
  const { src, name, decorative, foil, priority, sizes = gridSizes, shadow, className, back } = props
  const { isMissing, fail } = useFallback(src)
  const alt = decorative ? '' : name

  return (
    <span className={clsx('card-art', foil && !isMissing && 'sheen', shadow && 'shadow-art', className)}>
      {isMissing || !src ? (
        <Back name={decorative ? null : name} back={back} />
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

interface BackProps {
  name: string | null
  back: ReactNode
}

function Back({ name, back }: BackProps) {
  return (
    <span className="@container block size-full">
      {back ?? <HouseBack />}
      {name && (
        <>
          <span className="absolute inset-x-[8%] top-[73%] -translate-y-1/2 rounded-tag bg-surface px-2 py-1.5 text-center text-label font-bold text-ink @max-[6rem]:hidden">
            {name}
          </span>
          <span className="sr-only @min-[6rem]:hidden">{name}</span>
        </>
      )}
    </span>
  )
}

function HouseBack() {
  const { isMissing, fail } = useFallback(cardBackAddress)
  return (
    <span className="block size-full bg-mata">
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
    </span>
  )
}
