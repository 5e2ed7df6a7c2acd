import { useState } from 'react'
import { artSources } from './artSources.ts'
import { cardBackAddress } from './CardArt.tsx'

/** Lists pass the same picture again and again: one that is not there is asked for once. */
const missing = new Set<string>()

/** A whole card as small as an icon, one element, beside its name; without its picture, the card back. */
export function CardThumb({ src }: { src: string | null }) {
  const [, setFailed] = useState<string>()
  const shown = src && !missing.has(src) ? src : cardBackAddress
  const fail = () => {
    missing.add(shown)
    setFailed(shown)
  }
  return (
    <img
      // another card never shows the picture of the one before
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
