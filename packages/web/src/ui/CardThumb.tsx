import { useState } from 'react'
import { artSources } from './artSources.ts'
import { cardBackAddress } from './CardArt.tsx'

/** Lists show the same picture again and again, so a missing one is asked for only once. */
const missing = new Set<string>()

/** A single element of icon size, drawn beside the card's name; without a picture it shows the card back. */
export function CardThumb({ src }: { src: string | null }) {
  const [, setFailed] = useState<string>()
  const shown = src && !missing.has(src) ? src : cardBackAddress
  const fail = () => {
    missing.add(shown)
    setFailed(shown)
  }
  return (
    <img
      // a new element, so that no card shows the picture of the one before
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
