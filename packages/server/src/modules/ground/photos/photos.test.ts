import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/test-app.ts'
import { showPhotos } from './index.ts'
import { sweepPhotos } from './photos.service.ts'

const { app, as, clock, get, server } = await testApp()
const buyer = await as('buyer')
const seller = await as('seller')

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b4a' } })

async function upload(who: { headers: Record<string, string> }, bytes: Buffer, type = 'image/jpeg') {
  const headers = { ...who.headers, 'content-type': type }
  const answer = await server.inject({ method: 'POST', url: '/api/v1/photos', headers, payload: bytes })
  return { status: answer.statusCode, body: answer.json() }
}
const uploaded = async (who = seller) =>
  (await upload(who, await drawn(400, 560).jpeg().toBuffer())).body.image as string
const isThere = async (image: string) => (await get(image)).status === 200
const use = (userId: number, by: string, photos: string[]) =>
  app.transaction((tx) => showPhotos(tx, app, userId, [{ by, photos }]))

const cutOff = (await drawn(900, 900).jpeg().toBuffer()).subarray(0, 900)
const stamp = await drawn(80, 80).png().toBuffer()
const thin = await drawn(1, 30_000).png().toBuffer()
const strip = await drawn(300, 15_000).png().toBuffer()
const unfolding = await drawn(12_000, 10_000).png().toBuffer()

describe('a photo', () => {
  it('is turned upright, loses what the camera wrote, and comes in several sizes and formats', async () => {
    const shot = await drawn(1600, 1200)
      .withExif({ IFD0: { Orientation: '6', Copyright: 'segredo da câmera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { status, body } = await upload(seller, shot)
    expect([status, body.width, body.height]).toEqual([200, 960, 1280])
    const base = body.image.slice(0, -'-488.webp'.length)
    for (const [name, format, width] of [
      ['240.avif', 'heif', 180],
      ['488.webp', 'webp', 366],
      ['1280.webp', 'webp', 960],
      ['960.jpg', 'jpeg', 720],
    ] as const) {
      const file = await server.inject({ method: 'GET', url: `${base}-${name}` })
      const read = await sharp(file.rawPayload).metadata()
      expect([name, read.format, read.width, read.exif]).toEqual([name, format, width, undefined])
      expect(file.headers['cache-control']).toContain('immutable')
    }
  })

  it.each(['png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    expect((await upload(seller, await drawn(300, 300).toFormat(format).toBuffer(), `image/${format}`)).status).toBe(
      200,
    )
  })

  it.each([
    ['text that says it is one', Buffer.from('<script>alert(1)</script>'), 'photo_unreadable'],
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
      'photo_unreadable',
    ],
    ['one cut off', cutOff, 'photo_unreadable'],
    ['a stamp', stamp, 'photo_too_small'],
    ['a small file that unfolds to 120 megapixels', unfolding, 'photo_too_large'],
    ['so thin that it says so in its head, whatever comes after', thin.subarray(0, 400), 'photo_too_small'],
    ['a strip that would be shown thinner than that', strip.subarray(0, 400), 'photo_too_small'],
    ['nothing', Buffer.alloc(0), 'photo_missing'],
  ])('is refused with a sentence when it is %s', async (_, bytes, code) => {
    const { status, body } = await upload(seller, bytes)
    expect([status, body.code]).toEqual([422, code])
    expect(body.message).toMatch(/[.]$/)
  })

  it('is refused when its file is larger than a camera writes, or its author unknown', async () => {
    const { status, body } = await upload(seller, Buffer.alloc(12 * 1024 * 1024 + 1))
    expect([status, body.code]).toEqual([413, 'body_too_large'])
    expect((await upload({ headers: {} }, Buffer.from('x'))).status).toBe(401)
    expect((await seller.post('/api/v1/photos', {})).body.code).toBe('photo_missing')
  })
})

describe('photos that are refused', () => {
  it('make whoever goes on sending them wait; those that are taken count nothing', async () => {
    const other = await as('joelma.nazare@bracards.example')
    const good = await drawn(300, 300).jpeg().toBuffer()
    for (let at = 0; at < 29; at++) expect((await upload(other, stamp)).status).toBe(422)
    for (let at = 0; at < 3; at++) expect((await upload(other, good)).status).toBe(200)
    expect((await upload(other, stamp)).status).toBe(422)
    const { status, body } = await upload(other, good)
    expect([status, body.message]).toEqual([429, expect.stringContaining('Aguarde')])
    clock.advance(30_000)
    expect((await upload(other, good)).status).toBe(200)
    expect((await upload(seller, good)).status).toBe(200)
  })
})

describe('photos that nothing shows', () => {
  it('go after a day with their files; those in use stay until a day after they are taken out', async () => {
    const [idle, shown] = [await uploaded(), await uploaded()]
    await use(seller.id, 'listing 7', [shown])
    clock.advance(DAY_MS + 1000)
    await sweepPhotos(app)
    expect([await isThere(idle), await isThere(shown)]).toEqual([false, true])
    await use(seller.id, 'listing 7', [])
    await sweepPhotos(app)
    expect(await isThere(shown)).toBe(true)
    clock.advance(DAY_MS + 1000)
    await sweepPhotos(app)
    expect(await isThere(shown)).toBe(false)
    await expect(use(seller.id, 'listing 7', [shown])).rejects.toThrow('não está mais disponível')
  })

  it('are refused beyond what a form may hold', async () => {
    const row = { user_id: buyer.id, width: 300, height: 300, swept_at: null }
    const at = { created_at: clock.now(), idle_since: clock.now() }
    const ids = Array.from({ length: 80 }, (_, n) => `${String(n).padStart(2, '0')}${'a'.repeat(22)}`)
    await app.transaction((tx) =>
      tx
        .insertInto('photos')
        .values(ids.map((id) => ({ id, ...row, ...at })))
        .execute(),
    )
    const { status, body } = await upload(buyer, await drawn(300, 300).jpeg().toBuffer())
    expect([status, body.code]).toEqual([409, 'too_many_photos'])
  })
})

describe('a photo may be shown', () => {
  it('by whoever uploaded it, and by whoever finds it where it is already', async () => {
    const image = await uploaded(seller)
    await expect(use(buyer.id, 'suggestion 1', [image])).rejects.toThrow('Envie-a de novo')
    await use(seller.id, 'listing 8', [image])
    await use(buyer.id, 'listing 8', [image])
  })
})
