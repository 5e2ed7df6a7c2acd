import { say, unchanged } from '@bra/contract/kit/saying'
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Person, testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'
import { notify } from '../notices/index.ts'

const { app, as, get, clock } = await testApp()
const [marina, stranger] = [await as('buyer'), await as('joelma.nazare@bracards.example')]
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/'

/** A browser's subscription, and what decrypts its messages (RFC 8291). */
function browser() {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const endpoint = `${ENDPOINT}${randomBytes(8).toString('hex')}`
  const read = (body: Uint8Array) => {
    const message = Buffer.from(body)
    const salt = message.subarray(0, 16)
    const sender = message.subarray(21, 21 + message[20]!)
    const secret = createHmac('sha256', auth).update(own.computeSecret(sender)).digest()
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
    const ikm = createHmac('sha256', secret)
      .update(Buffer.concat([info, Buffer.from([1])]))
      .digest()
    const key = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, length))
    const sealed = message.subarray(21 + message[20]!)
    const cipher = createDecipheriv('aes-128-gcm', key('aes128gcm', 16), key('nonce', 12))
    cipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as object
  }
  const subscription = {
    ...{ endpoint, p256dh: own.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
  }
  return { subscription, read }
}

let answer = 201
const sent: { url: string; headers: Record<string, string>; body: Uint8Array }[] = []
beforeEach(() => {
  answer = 201
  sent.length = 0
  const others = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, request: (typeof sent)[number]) => {
    if (!url.startsWith(ENDPOINT)) return others(url, request as never)
    sent.push({ url, headers: request.headers, body: request.body })
    return Promise.resolve(new Response(null, { status: answer }))
  })
})
afterEach(() => void vi.unstubAllGlobals())

const add = (by: Person, subscription: object) => by.post('/api/v1/push-devices', subscription)
const devices = async (by: Person) => (await by.get('/api/v1/push-devices')).body.devices
const tell = async (title: string, kind: 'orders' | 'news' = 'orders', english = title) => {
  const words = { title: say(title, english), body: unchanged('Sua carta saiu.') }
  const notice = { userId: marina.id, kind, ...words, link: '/my-account' }
  await app.transaction((tx) => notify(tx, app, notice))
  await settle(app)
}
const forgetAll = () => app.db.deleteFrom('push_devices').execute()

describe('a browser that shows notices', () => {
  it('gets each notice once, which it alone can read, signed by the key of the shop', async () => {
    await forgetAll()
    const { subscription, read } = browser()
    expect((await add(marina, subscription)).body.message).toBe('Este aparelho recebe os avisos.')
    await tell('Pedido postado')
    expect(sent).toHaveLength(1)
    expect(sent[0]!.url).toBe(subscription.endpoint)
    expect(read(sent[0]!.body)).toEqual({ title: 'Pedido postado', body: 'Sua carta saiu.', link: '/my-account' })
    const { key } = (await marina.get('/api/v1/push-key')).body
    expect(sent[0]!.headers.Authorization).toContain(`k=${key}`)
    expect(sent[0]!.headers).toMatchObject({
      TTL: 86_400,
      Urgency: 'normal',
      Topic: expect.stringMatching(/^notice-\d+$/),
    })
    expect((await marina.get('/api/v1/push-key')).body.key).toBe(key)
  })

  it('reads English if it was turned on in English', async () => {
    await forgetAll()
    const { subscription, read } = browser()
    await add(marina, { ...subscription, language: 'en' })
    await tell('Você vendeu', 'orders', 'You made a sale')
    expect(read(sent[0]!.body)).toMatchObject({ title: 'You made a sale' })
  })

  it('is forgotten once it no longer listens, and asked again while its service is away', async () => {
    await forgetAll()
    await add(marina, browser().subscription)
    answer = 410
    await tell('Um')
    expect(await devices(marina)).toEqual([])
    await add(marina, browser().subscription)
    answer = 503
    await tell('Dois')
    expect(await devices(marina)).toHaveLength(1)
    const jobs = await app.db.selectFrom('jobs').select('attempts').where('name', '=', 'send_push').execute()
    expect(jobs).toMatchObject([{ attempts: 1 }])
    await app.db.deleteFrom('jobs').where('name', '=', 'send_push').execute()
  })

  it('is quiet about kinds that the person does not want there, news to begin with', async () => {
    await forgetAll()
    await add(marina, browser().subscription)
    await tell('Novidade', 'news')
    expect(sent).toEqual([])
    const choose = (choice: object) =>
      marina.put('/api/v1/notification-preferences', {
        preferences: [{ kind: 'orders', by_notice: true, by_email: true, ...choice }],
      })
    await choose({ by_push: false })
    await tell('Pedido')
    expect(sent).toEqual([])
    await choose({})
    const { preferences } = (await marina.get('/api/v1/notification-preferences')).body
    expect(preferences.find(({ kind }: { kind: string }) => kind === 'orders').by_push).toBe(false)
    await choose({ by_push: true })
    await tell('Pedido')
    expect(sent).toHaveLength(1)
  })

  it('ends with its session, and is removed by its owner alone', async () => {
    await forgetAll()
    const { id } = (await add(marina, browser().subscription)).body
    expect(await devices(marina)).toMatchObject([{ id, this_one: true }])
    expect((await stranger.remove(`/api/v1/push-devices/${id}`)).status).toBe(404)
    expect((await marina.remove(`/api/v1/push-devices/${id}`)).status).toBe(200)
    expect(await devices(marina)).toEqual([])
    const guest = await as('buyer')
    await add(guest, browser().subscription)
    await guest.post('/api/v1/auth/logout', {})
    await settle(app)
    expect(await devices(marina)).toEqual([])
  })

  it('is refused with keys for which nothing can be encrypted', async () => {
    await forgetAll()
    const { subscription } = browser()
    const point = Buffer.from(subscription.p256dh, 'base64url')
    const offCurve = Buffer.from(point)
    offCurve[64]! ^= 1
    const compressed = Buffer.concat([Buffer.from([2]), point.subarray(1)])
    const wrong = {
      p256dh: [offCurve, compressed, Buffer.alloc(65, 255), Buffer.alloc(65), point.subarray(0, 64), point.subarray(1)],
      auth: [randomBytes(15), randomBytes(17), Buffer.alloc(0)],
    }
    for (const [field, keys] of Object.entries(wrong))
      for (const key of keys) {
        const { status, body } = await add(marina, { ...subscription, [field]: key.toString('base64url') })
        expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
      }
    expect(await devices(marina)).toEqual([])
  })

  it('is not asked for longer than a push service keeps a message', async () => {
    await forgetAll()
    await add(marina, browser().subscription)
    answer = 503
    await tell('Antigo')
    clock.advance(25 * 60 * 60_000)
    sent.length = 0
    await settle(app)
    expect(sent).toEqual([])
    expect(await app.db.selectFrom('jobs').select('id').where('name', '=', 'send_push').execute()).toEqual([])
    clock.advance(-25 * 60 * 60_000)
  })

  it('is refused at an address that is no push service, with keys that are none, and beyond ten', async () => {
    await forgetAll()
    const { subscription } = browser()
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://localhost/x',
      'https://fcm.googleapis.com.evil.io/x',
    ])
      expect((await add(marina, { ...subscription, endpoint })).status).toBe(422)
    expect((await add(marina, { ...subscription, auth: 'não' })).status).toBe(422)
    for (let one = 0; one < 10; one++) await add(marina, browser().subscription)
    expect((await add(marina, browser().subscription)).body.code).toBe('too_many_push_devices')
    expect(await devices(marina)).toHaveLength(10)
    expect((await get('/api/v1/push-key')).status).toBe(401)
  })
})
