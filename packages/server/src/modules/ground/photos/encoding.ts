import sharp, { type Sharp } from 'sharp'
import { fail } from '../../platform/errors.ts'

/** A camera of 50 megapixels; above it a small file may unfold to gigabytes. */
const MAX_PIXELS = 50_000_000
const LEAST_SIDE = 200
const LARGEST = 1280
const SMALL = [240, 360, 488]
const SHARED = 960
const AVIF = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' } as const
const WEBP = { quality: 76, effort: 2 } as const
const READ = new Set(['jpeg', 'png', 'webp', 'heif'])

interface Version {
  width: number
  format: 'avif' | 'webp' | 'jpg'
}

/** Small ones for lists, a large one to look closely, and JPEG for those who share the address. */
export const versions: Version[] = [
  ...SMALL.flatMap((width): Version[] => [
    { width, format: 'avif' },
    { width, format: 'webp' },
  ]),
  { width: LARGEST, format: 'webp' },
  { width: SHARED, format: 'jpg' },
]

export interface Encoded {
  width: number
  height: number
  files: (Version & { bytes: Buffer })[]
}

/** Decodes a picture, upright and without what the camera wrote beside it, and encodes every version anew. */
export async function encodePhoto(bytes: Buffer): Promise<Encoded> {
  const { data, info } = await decode(bytes)
  const { width, height, channels } = info
  if (Math.min(width, height) < LEAST_SIDE) fail('photo_too_small')
  const files = []
  // one after the other: several people may be sending theirs
  for (const version of versions) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize(version.width, version.width, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    files.push({ ...version, bytes: await encoders[version.format](picture).toBuffer() })
  }
  return { width, height, files }
}

const encoders = {
  avif: (picture: Sharp) => picture.avif(AVIF),
  webp: (picture: Sharp) => picture.webp(WEBP),
  jpg: (picture: Sharp) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
}

async function decode(bytes: Buffer) {
  // the head alone unfolds to nothing
  const head = sharp(bytes, { limitInputPixels: false }).metadata()
  const { format, width, height } = await head.catch(() => fail('photo_unreadable'))
  if (!READ.has(format)) fail('photo_unreadable')
  if (width * height > MAX_PIXELS) fail('photo_too_large')
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => fail('photo_unreadable'))
}
