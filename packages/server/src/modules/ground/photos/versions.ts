/** Pixels of the longer side. */
export const LARGEST = 1280
const SMALL = [240, 360, 488]
const SHARED = 960

export interface Version {
  width: number
  format: 'avif' | 'webp' | 'jpg'
}

/** Small versions are for lists, the large one is for a close look, and JPEG is for previews of shared links. */
export const versions: Version[] = [
  ...SMALL.flatMap((width): Version[] => [
    { width, format: 'avif' },
    { width, format: 'webp' },
  ]),
  { width: LARGEST, format: 'webp' },
  { width: SHARED, format: 'jpg' },
]
