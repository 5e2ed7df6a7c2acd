import { type ReactNode, useState } from 'react'
import { artSources } from './artSources.ts'
import { cardBackAddress } from './CardArt.tsx'

/** Lists show the same picture again and again, so a missing one is asked for only once. */
const missing = new Set<string>()

interface CardThumbProps {
  src: string | null
  /** The back of the card's game; the house's own back if it is left out. */
  back?: ReactNode
}

/** The thumb is a single element of icon size; without a picture it shows a card back. */
export function CardThumb({ src, back }: CardThumbProps) {
  const [, setFailed] = useState<string>()
  const shown = src && !missing.has(src) ? src : cardBackAddress
  if (back && shown === cardBackAddress)
    return <span className="block aspect-[63/88] overflow-hidden rounded-card">{back}</span>
  const fail = () => {
    missing.add(shown)
    setFailed(shown)
  }
  return (
    <img
      // A new key makes a new element, so that no card shows the picture of the one before.
      key={shown}
      src={shown}
      srcSet={artSources(shown)?.webp}
      sizes="34px"
      alt=""
      width={488}
      height={682}
      loading="lazy"
      decoding="async"
      onError={fail}
      className="aspect-[63/88] w-full rounded-card bg-sunken object-cover outline -outline-offset-1 outline-ring-card"
    />
  )
}
