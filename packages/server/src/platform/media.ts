import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { fail } from './errors.ts'
import { type MediaFile, type MediaFormat, type MediaOptions, MediaStudio } from './media-studio.ts'

const TYPES: Record<MediaFormat, string> = {
  svg: 'image/svg+xml; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
}

const VECTOR = /^([a-z0-9-]+(?:\/[a-z0-9-]+)?)\.svg$/
const RASTER = /^([a-z0-9-]+(?:\/[a-z0-9-]+)?)-(240|360|488|960|1280)\.(avif|webp|png)$/
const MAX_NAME = 100

export function registerMedia(server: FastifyInstance, options: MediaOptions) {
  const studio = new MediaStudio(options)
  server.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const file = asked(request.params['*']) ?? fail('not_found')
    const bytes = (await studio.file(file)) ?? fail('not_found')
    const etag = `"${(await studio.opened()).version}"`
    // the art behind an address may change, so browsers ask again after a day
    reply.header('cache-control', 'public, max-age=86400').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(TYPES[file.format]).send(bytes)
  })
  server.addHook('onClose', () => studio.close())
  return studio
}

function asked(address: string): MediaFile | null {
  if (address.length > MAX_NAME) return null
  const [, vector] = VECTOR.exec(address) ?? []
  if (vector) return { name: vector, width: null, format: 'svg' }
  const [, name, width, format] = RASTER.exec(address) ?? []
  return name ? { name, width: Number(width), format: format as MediaFormat } : null
}

interface Warming {
  widths?: number[]
  formats?: MediaFormat[]
}

const POLITE_MS = 20

export function warmMedia(studio: MediaStudio, { widths = [240, 360, 488], formats = ['avif'] }: Warming = {}) {
  const ending = new AbortController()
  const isOver = () => ending.signal.aborted || studio.isClosed
  async function warm() {
    const { names } = await studio.opened()
    for (const name of names) {
      for (const width of widths) {
        for (const format of formats) {
          while (!studio.isIdle && !isOver()) await pause(POLITE_MS)
          if (isOver()) return
          await studio.file({ name, width, format })
        }
      }
    }
  }
  return {
    /** Rejects if a drawing fails, but not if the studio was closed meanwhile. */
    done: warm().catch((error: unknown) => {
      if (!isOver()) throw error
    }),
    stop: () => ending.abort(),
  }
}
