import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { answerErrors } from './answer-errors.ts'
import { registerMedia, warmMedia } from './media.ts'

const folders: string[] = []
const servers: { close(): Promise<unknown> }[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A module that draws two squares and writes down every drawing it makes. */
function squares(folder: string, version: string) {
  const file = join(folder, `squares-${version}.mjs`)
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
    export const mediaNames = () => ['squares/red', 'squares/blue']
    export const mediaVersion = () => '${version}'
    export function drawMedia(name) {
      const colour = { 'squares/red': 'red', 'squares/blue': 'blue', 'squares/unlisted': 'green' }[name]
      if (!colour) return null
      appendFileSync(${JSON.stringify(join(folder, 'drawn'))}, name + '\\n')
      return '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="' + colour + '"/></svg>'
    }`,
  )
  return pathToFileURL(file)
}

interface Gallery {
  version?: string
  folder?: string
  waiting?: number
}

async function gallery({
  version = '0000000000000001',
  folder = mkdtempSync(join(tmpdir(), 'media-')),
  waiting,
}: Gallery = {}) {
  folders.push(folder)
  const server = Fastify({ routerOptions: { maxParamLength: 500 } })
  answerErrors(server)
  const dir = join(folder, 'kept')
  const studio = registerMedia(server, { dir, drawModule: squares(folder, version), waiting })
  servers.push(server)
  return {
    folder,
    server,
    studio,
    kept: join(dir, version),
    get: (url: string, headers = {}) => server.inject({ method: 'GET', url, headers }),
    drawn: () =>
      existsSync(join(folder, 'drawn')) ? readFileSync(join(folder, 'drawn'), 'utf8').trim().split('\n') : [],
  }
}

describe('the pictures', () => {
  it('are shown where nothing can be kept of them', async () => {
    const { folder, get } = await gallery()
    writeFileSync(join(folder, 'kept'), 'a file where the folder should be')
    expect((await get('/media/squares/red-240.webp')).statusCode).toBe(200)
  })

  it('are drawn, sized and encoded when first asked for', async () => {
    const { get } = await gallery()
    const vector = await get('/media/squares/red.svg')
    expect(vector.statusCode).toBe(200)
    expect(vector.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(vector.body).toContain('fill="red"')
    for (const [format, signature] of [
      ['avif', 'ftypavif'],
      ['webp', 'WEBP'],
      ['png', 'PNG'],
    ] as const) {
      const raster = await get(`/media/squares/red-240.${format}`)
      expect(raster.headers['content-type']).toBe(`image/${format}`)
      expect(raster.rawPayload.subarray(0, 16).toString('latin1')).toContain(signature)
    }
  })

  it('are kept, so that a second request draws nothing', async () => {
    const { get, drawn, kept } = await gallery()
    const first = await get('/media/squares/red-240.webp')
    expect(readFileSync(join(kept, 'squares/red-240.webp'))).toEqual(first.rawPayload)
    const second = await get('/media/squares/red-240.webp')
    expect(second.rawPayload).toEqual(first.rawPayload)
    expect(drawn()).toEqual(['squares/red'])
  })

  it('are rendered once for all who ask at the same time', async () => {
    const { get, drawn } = await gallery()
    const answers = await Promise.all(Array.from({ length: 6 }, () => get('/media/squares/blue-360.avif')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
    expect(drawn()).toEqual(['squares/blue'])
  })

  it('tell a browser that has them already', async () => {
    const { get } = await gallery()
    const first = await get('/media/squares/red-240.webp')
    expect(first.headers['cache-control']).toBe('public, max-age=86400')
    const again = await get('/media/squares/red-240.webp', { 'if-none-match': first.headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('that no list names are not drawn, for anybody could ask for more and more of them', async () => {
    const { get, drawn } = await gallery()
    expect((await get('/media/squares/unlisted-240.webp')).statusCode).toBe(404)
    expect(drawn()).toEqual([])
  })

  it('that would wait for too many others are to be asked for again', async () => {
    const { get } = await gallery({ waiting: 1 })
    const addresses = ['red', 'blue'].flatMap((name) => [240, 360, 488, 960].map((width) => `${name}-${width}.webp`))
    const answers = await Promise.all(addresses.map((address) => get(`/media/squares/${address}`)))
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(answers.length)
    expect(new Set(refused.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after']}`))).toEqual(
      new Set(['503 5']),
    )
    for (const address of addresses) expect((await get(`/media/squares/${address}`)).statusCode).toBe(200)
  })

  it('of old art are thrown away', async () => {
    const { get, folder, kept, server } = await gallery()
    await get('/media/squares/red-240.webp')
    await server.close()
    const renewed = await gallery({ version: '0000000000000002', folder })
    await renewed.get('/media/squares/red-240.webp')
    expect(existsSync(kept)).toBe(false)
    expect(existsSync(renewed.kept)).toBe(true)
  })

  it.each([
    '/media/squares/yellow.svg',
    '/media/squares/red-241.webp',
    '/media/squares/red-240.gif',
    '/media/squares/red',
    '/media/constructor/red.svg',
    '/media/../package.json',
    '/media/..%2f..%2fpackage.json',
    '/media/squares/..%2f..%2fdrawn.svg',
    '/media/squares%2fred-240.webp%00.svg',
    `/media/squares/${'a'.repeat(200)}.svg`,
  ])('that do not exist are not found: %s', async (address) => {
    const { get } = await gallery()
    const answer = await get(address)
    expect(answer.statusCode).toBe(404)
  })
})

describe('warming', () => {
  it('draws every missing picture of the world', async () => {
    const { studio, kept, get, drawn } = await gallery()
    await get('/media/squares/red-240.webp')
    await warmMedia(studio, { widths: [240], formats: ['webp'] }).done
    expect(readdirSync(join(kept, 'squares')).sort()).toEqual(['blue-240.webp', 'red-240.webp'])
    expect(drawn()).toEqual(['squares/red', 'squares/blue'])
  })

  it('stops at once when told', async () => {
    const { studio, drawn } = await gallery()
    const warming = warmMedia(studio)
    warming.stop()
    await warming.done
    expect(drawn()).toEqual([])
  })

  it('ends quietly with the server', async () => {
    const { studio, server } = await gallery()
    const warming = warmMedia(studio)
    await server.close()
    await expect(warming.done).resolves.toBeUndefined()
  })
})
