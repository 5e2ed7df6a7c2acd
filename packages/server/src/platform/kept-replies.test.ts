import { get, post, table } from '@bra/contract/kit/api'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildServer } from '../http.ts'
import { testApp } from '../testing/test-app.ts'
import { OfParts } from './kept-replies.ts'
import { type Binding, routes } from './routes.ts'
import { bytesOf } from './written.ts'

const long = 'carta '.repeat(400)
let made = 0
let card: object = {}
let word = ''

const shapes = {
  show: { query: z.object({ of: z.string() }), reply: z.object({ word: z.string(), made: z.number() }) },
  wrong: { reply: z.object({ word: z.string() }) },
  joined: { query: z.object({ of: z.string() }), reply: z.object({ word: z.string(), made: z.number() }) },
  mine: { reply: z.object({ word: z.string(), made: z.number() }) },
}
const answer = (key: string) =>
  new OfParts(
    key,
    () => [card, word],
    () => ({ word, made: ++made, password_hash: 'secret of a row' }),
  )
const bindings: Binding[] = routes(
  table<typeof shapes>()({
    show: get('/v1/kept'),
    wrong: post('/v1/kept-wrong'),
    joined: get('/v1/joined'),
    mine: get('/v1/kept-mine', 'user'),
  }),
  shapes,
  {
    show: ({ query }) => answer(query.of),
    wrong: () =>
      new OfParts(
        '',
        () => [card],
        () => ({ word: ++made as never }),
      ),
    joined: ({ query }) =>
      new OfParts(
        query.of,
        () => [card, word],
        () => ({ word, made: 7, password_hash: 'secret of a row' }),
        () => bytesOf(`{"word":"${query.of === 'wrong' ? 'saci' : word}","made":7}`),
      ),
    mine: ({ user }) => answer(String(user.id)),
  },
)
const { app, as } = await testApp()
const server = await buildServer(app, bindings)
afterAll(() => server.close())
const ask = (of = 'a', headers = {}) => server.inject({ url: `/api/v1/kept?of=${of}`, headers })

beforeEach(() => {
  made = 0
  card = {}
  word = 'boitatá'
})

describe('a reply that is kept', () => {
  it('is not kept before somebody asks for it again', async () => {
    await ask('new')
    expect((await ask('new')).json()).toEqual({ word, made: 2 })
    expect((await ask('new')).json()).toEqual({ word, made: 2 })
  })

  it('is made once while its parts are the same, and anew with another', async () => {
    await ask()
    made = 0
    card = {}
    const first = await ask()
    expect([(await ask()).payload, made]).toEqual([first.payload, 1])
    card = {}
    expect((await ask()).json()).toEqual({ word, made: 2 })
    word = 'saci'
    expect((await ask()).json()).toEqual({ word: 'saci', made: 3 })
  })

  it('answers one question only', async () => {
    await ask('a')
    expect((await ask('b')).json()).toEqual({ word, made: 2 })
  })

  it('holds no column that the contract does not name', async () => {
    for (const answered of [await ask(), await ask()]) expect(answered.payload).not.toContain('secret')
  })

  it('is not kept when it has another shape than the contract says', async () => {
    const wrong = () => server.inject({ method: 'POST', url: '/api/v1/kept-wrong' })
    expect([(await wrong()).statusCode, (await wrong()).statusCode, made]).toEqual([500, 500, 2])
  })

  it('is sent as it was joined, in tests only if the contract makes the same of the whole', async () => {
    word = 'Boitatá ★ 火'
    const joined = (of: string) => server.inject({ url: `/api/v1/joined?of=${of}` })
    expect((await joined('right')).json()).toEqual({ word, made: 7 })
    expect((await joined('right')).payload).toBe((await joined('right')).payload)
    expect((await joined('wrong')).statusCode).toBe(500)
  })

  it('says the same packed and plain, and is packed only where that is worth it', async () => {
    word = long
    await ask()
    made = 0
    card = {}
    const [plain, packed, again] = [await ask(), await ask('a', { 'accept-encoding': 'gzip, br' }), await ask()]
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'accept-encoding'])
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
    expect([again.payload, again.headers['content-encoding'], made]).toEqual([plain.payload, undefined, 1])
    word = 'short'
    expect((await ask('a', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined()
  })

  it('is left on no computer that others use, where it is of a person', async () => {
    const [buyer, seller] = [await as('buyer'), await as('seller')]
    const mine = (headers: Record<string, string>) => server.inject({ url: '/api/v1/kept-mine', headers })
    expect((await mine(buyer.headers)).headers['cache-control']).toBe('private, no-store')
    expect((await mine(seller.headers)).json()).toEqual({ word, made: 2 })
    expect((await mine({})).statusCode).toBe(401)
  })

  it('makes room for others: only so many bytes are kept', async () => {
    word = long.repeat(300)
    for (let at = 0; at < 15; at++) {
      await ask(`large-${at}`)
      await ask(`large-${at}`)
    }
    expect((await ask('large-14')).json()).toMatchObject({ made: 30 })
    expect((await ask('large-0')).json()).toMatchObject({ made: 31 })
  })
})
