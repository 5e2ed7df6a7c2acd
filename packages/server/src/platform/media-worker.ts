import { workerData } from 'node:worker_threads'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { DrawModule, Drawn, MediaFile, Order } from './media-studio.ts'

const { drawModule } = workerData as { drawModule: string }
const { drawMedia, mediaNames, mediaVersion } = (await import(drawModule)) as DrawModule

/** Pictures use one core only; the others serve pages. */
sharp.concurrency(1)
sharp.cache(false)

/** Large pictures are shown on dense screens, which hide the artefacts of low effort; small ones need more. */
const avifOf = (width: number) => (width > LARGE ? { quality: 46, effort: 0 } : { quality: 50, effort: 1 })
const LARGE = 360

const ENCODERS = {
  avif: (image: Sharp, width: number) => image.avif({ ...avifOf(width), chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 72, effort: 2 }),
  png: (image: Sharp) => image.png({ compressionLevel: 9, palette: true }),
} as const

const POINTS_PER_INCH = 72
let last: { name: string; raster: Promise<{ data: Buffer; info: OutputInfo }> } | undefined

export const work = async (order: Order): Promise<Drawn> =>
  order ? fulfil(order) : { names: mediaNames(), version: mediaVersion() }

async function fulfil({ name, width, format }: MediaFile): Promise<Uint8Array | null> {
  if (format !== 'svg' && width && last?.name === name) return encoded(await last.raster, width, format)
  const svg = drawMedia(name)
  if (svg === null) return null
  if (format === 'svg' || !width) return Buffer.from(svg)
  const natural = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width)
  if (width > natural)
    return ENCODERS[format](rasterOf(svg, (POINTS_PER_INCH * width) / natural).resize(width), width).toBuffer()
  const raster = rasterOf(svg, POINTS_PER_INCH).raw().toBuffer({ resolveWithObject: true })
  last = { name, raster }
  return encoded(await raster, width, format)
}

const rasterOf = (svg: string, density: number) => sharp(Buffer.from(svg), { density })

function encoded({ data, info }: { data: Buffer; info: OutputInfo }, width: number, format: keyof typeof ENCODERS) {
  const { width: natural, height, channels } = info
  return ENCODERS[format](sharp(data, { raw: { width: natural, height, channels } }).resize(width), width).toBuffer()
}
