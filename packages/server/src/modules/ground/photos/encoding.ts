import { doors } from '@bra/contract/kit/doors'
import sharp, { type Sharp } from 'sharp'
import { fail } from '../../../platform/errors.ts'
import { LARGEST, type Version, versions } from './versions.ts'

// every picture is different, so the cache of sharp would never be hit
sharp.cache(false)

/** The picture of a 50-megapixel camera; beyond that a small file could decompress to gigabytes. */
const MAX_PIXELS = doors.photo.bounds.pixels
const LEAST_SIDE = 200
const AVIF = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' } as const
const WEBP = { quality: 76, effort: 2 } as const
const READ = new Set(['jpeg', 'png', 'webp', 'heif'])

export interface Encoded {
  width: number
  height: number
  files: (Version & { bytes: Buffer })[]
}

export async function encodePhoto(bytes: Buffer): Promise<Encoded> {
  const { data, info } = await decode(bytes)
  const { width, height, channels } = info
  const files = []
  // the versions are encoded one after the other, because several people may be uploading at once
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
  // reading only the header decompresses nothing
  const head = sharp(bytes, { limitInputPixels: false }).metadata()
  const { format, width, height } = await head.catch(() => fail('photo_unreadable'))
  if (!READ.has(format)) fail('photo_unreadable')
  if (width * height > MAX_PIXELS) fail('photo_too_large')
  // this measures the shorter side as it would be shown: a thin picture takes seconds to decode, only to be refused
  const shrunk = Math.min(1, LARGEST / Math.max(width, height))
  if (Math.round(Math.min(width, height) * shrunk) < LEAST_SIDE) fail('photo_too_small')
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => fail('photo_unreadable'))
}
