import { useCallback, useState } from 'react'
import { preload } from 'react-dom'
import { artSources } from './artSources.ts'
import type { Priority } from './priority.ts'

interface PictureProps {
  src: string
  alt: string
  width: number
  height: number
  sizes: string
  priority?: Priority
  className: string
  onFail: () => void
}

export function Picture({ src, sizes, priority, onFail, alt, ...rest }: PictureProps) {
  const sources = artSources(src)
  if (priority === 'first' && sources) preloadAvif(src, { imageSrcSet: sources.avif, imageSizes: sizes })

  // The picture may have failed before the script arrived, when nothing heard the event.
  const checkEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onFail()
    },
    [onFail],
  )

  return (
    <picture className="contents">
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        ref={checkEarlyFailure}
        {...rest}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
        decoding="async"
        src={src}
        onError={onFail}
      />
    </picture>
  )
}

/** The head of the page then names the picture before its styles, which the body waits for. */
export const preloadAvif = (src: string, where: { imageSrcSet: string; imageSizes: string } | { media: string }) =>
  preload(src, { as: 'image', type: 'image/avif', fetchPriority: 'high', ...where })

/** Remembers the address that failed, so that a new one is tried. */
export function useFallback(src: string | null | undefined) {
  const [failed, setFailed] = useState<string>()
  const fail = useCallback(() => setFailed(src ?? undefined), [src])
  return { isMissing: !src || failed === src, fail }
}
