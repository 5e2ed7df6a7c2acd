const widths = [240, 360, 488] as const

export interface ArtSources {
  avif: string
  webp: string
}

/** Srcsets of the sizes and formats of a picture (`…-488.webp`); undefined for addresses of other sites. */
export function artSources(address: string): ArtSources | undefined {
  if (!address.endsWith('-488.webp')) return undefined
  const base = address.slice(0, -'-488.webp'.length)
  const set = (format: string) => widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
  return { avif: set('avif'), webp: set('webp') }
}
