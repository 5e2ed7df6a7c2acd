import { unchanged } from '@bra/contract/kit/saying'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { emit } from '../../../platform/events.ts'
import { testApp } from '../../../testing/test-app.ts'
import { refreshAfter } from '../../stores/listings/index.ts'
import { notify } from '../../people/notices/index.ts'
import { push } from './index.ts'
import { ear, listening, watch } from './testing/live-app.ts'

const { app, as, ask } = await testApp()
const live = await listening(app)
const marina = await as('buyer')
const severino = await as('seller')
const odete = await as('operator')
const connected = async (asked?: Parameters<typeof live.client>[0]) => {
  const echo = live.client(asked)
  const { state } = watch(echo)
  await expect.poll(state).toBe('connected')
  return echo
}
const tellMarina = (title: string) =>
  app.transaction((tx) =>
    notify(tx, app, {
      userId: marina.id,
      kind: 'news',
      title: unchanged(title),
      body: unchanged('Olhe só.'),
      link: null,
    }),
  )

describe('a private channel', () => {
  it('tells a person of a notice as soon as it is written, and nobody else', async () => {
    const [own, other] = [ear(), ear()]
    const echo = await connected(marina)
    const channel = echo.private(`App.User.${marina.id}`).listen('NoticeWritten', own.hear)
    const stranger = (await connected(severino)).private(`App.User.${severino.id}`).listen('NoticeWritten', other.hear)
    await expect.poll(() => channel.subscription.subscribed && stranger.subscription.subscribed).toBe(true)
    await tellMarina('Chegou carta nova')
    await expect.poll(() => own.heard).toEqual([{ notice_id: expect.any(Number) }])
    expect(other.heard).toEqual([])
  })

  it('tells both sides of a complaint that it changed', async () => {
    const { id } = (await app.db
      .selectFrom('stores')
      .select('id')
      .where('owner_id', '=', severino.id)
      .executeTakeFirst())!
    const [buyer, owner] = [ear(), ear()]
    const own = (await connected(marina)).private(`App.User.${marina.id}`).listen('ComplaintChanged', buyer.hear)
    const shop = (await connected(severino)).private(`App.Store.${id}`).listen('ComplaintChanged', owner.hear)
    await expect.poll(() => own.subscription.subscribed && shop.subscription.subscribed).toBe(true)
    const changed = { complaintId: 7, userId: marina.id, storeId: id }
    await app.transaction(async (tx) => emit(tx, app, 'complaint_changed', changed))
    for (const { heard } of [buyer, owner]) await expect.poll(() => heard).toEqual([{ complaint_id: 7 }])
  })

  it.each([
    ['of another person', () => `App.User.${severino.id}`],
    ['of a store of somebody else', () => 'App.Store.1'],
    ['that nobody knows', () => 'App.Everything'],
  ])('%s is refused', async (_, name) => {
    const refusals = ear()
    const echo = await connected(marina)
    echo.private(name()).error(refusals.hear)
    await expect.poll(() => refusals.heard).toEqual([expect.objectContaining({ type: 'AuthError', status: 403 })])
  })

  it("of a store is its owner's", async () => {
    const { id } = (await app.db
      .selectFrom('stores')
      .select('id')
      .where('owner_id', '=', severino.id)
      .executeTakeFirst())!
    const channel = (await connected(severino)).private(`App.Store.${id}`)
    await expect.poll(() => channel.subscription.subscribed).toBe(true)
  })

  it('is refused to whoever brings no signature, or that of another connection', async () => {
    const name = `private-App.User.${marina.id}`
    const { body } = await marina.post('/broadcasting/auth', { socket_id: '1.1', channel_name: name })
    const raw = await rawClient()
    for (const auth of [undefined, body.auth, 'bra-cards:00']) {
      raw.say('pusher:subscribe', { channel: name, auth })
      const refused = await raw.next('pusher:subscription_error')
      expect(JSON.parse(refused.data)).toEqual({ type: 'AuthError', error: expect.any(String), status: 401 })
    }
  })

  it('is left by everybody when a session ends, and joined again only by those that still may', async () => {
    const thief = await as('buyer')
    const [kept, stolen, reasons] = [ear(), ear(), ear()]
    const own = (await connected(marina)).private(`App.User.${marina.id}`).listen('SessionRevoked', kept.hear)
    const other = (await connected(thief)).private(`App.User.${marina.id}`).listen('SessionRevoked', stolen.hear)
    other.error(reasons.hear)
    await expect.poll(() => own.subscription.subscribed && other.subscription.subscribed).toBe(true)
    await thief.post('/api/v1/auth/logout')
    const ended = { session_id: expect.any(Number) }
    await expect.poll(() => [...kept.heard, ...stolen.heard]).toEqual([ended, ended])
    await expect.poll(() => reasons.heard).toEqual([expect.objectContaining({ status: 401 })])
    await expect.poll(() => own.subscription.subscribed).toBe(true)
    expect(other.subscription.subscribed).toBe(false)
  })
})

describe('a channel of a store, or of the operators', () => {
  const storeOf = async (id: number) =>
    (await app.db.selectFrom('stores').select('id').where('owner_id', '=', id).executeTakeFirstOrThrow()).id

  it('is left by whoever was in no other, when the session ends', async () => {
    const [thief, reasons] = [await as('seller'), ear()]
    const channel = (await connected(thief)).private(`App.Store.${await storeOf(severino.id)}`).error(reasons.hear)
    await expect.poll(() => channel.subscription.subscribed).toBe(true)
    await thief.post('/api/v1/auth/logout')
    await expect.poll(() => reasons.heard).toEqual([expect.objectContaining({ status: 401 })])
    expect(channel.subscription.subscribed).toBe(false)
  })

  it('is left by whoever is no operator any more, while the others stay', async () => {
    const beatriz = 'beatriz.camargo@bracards.example'
    const { id } = await as(beatriz)
    const decide = (decision: string) =>
      odete.post(`/api/v1/admin/members/${id}/decide`, { decision, reason: 'Mudou de equipe' })
    await decide('make_operator')
    const [here, reasons, stays] = [ear(), ear(), await connected(odete)]
    const { codes } = watch(stays)
    stays.join('App.Admin').leaving(here.hear)
    const gone = (await connected(await as(beatriz))).join('App.Admin').error(reasons.hear)
    await expect.poll(() => gone.subscription.subscribed).toBe(true)
    await decide('unmake_operator')
    await expect.poll(() => reasons.heard).toEqual([expect.objectContaining({ status: 401 })])
    await expect.poll(() => here.heard).toEqual([{ id, name: 'Beatriz' }])
    expect(codes).toEqual([])
  })
})

describe('a public channel', () => {
  it('tells whoever looks at a product that its offers changed, without an account', async () => {
    const { heard, hear } = ear()
    const offer = await app.db.selectFrom('listings').select(['store_id', 'product_id']).executeTakeFirstOrThrow()
    const channel = (await connected()).channel(`products.${offer.product_id}`).listen('OffersChanged', hear)
    await expect.poll(() => channel.subscription.subscribed).toBe(true)
    await app.transaction((tx) => refreshAfter(tx, app, [offer, offer]))
    await app.transaction((tx) => refreshAfter(tx, app, []))
    await expect.poll(() => heard).toEqual([{}])
  })
})

describe('a presence channel', () => {
  it('shows who is there, counts a person once, and tells of those who come and go', async () => {
    const [here, joining, leaving] = [ear(), ear(), ear()]
    const first = await connected(odete)
    first.join('App.Admin').here(here.hear).joining(joining.hear).leaving(leaving.hear)
    await expect.poll(() => here.heard).toEqual([[{ id: odete.id, name: 'Odete' }]])

    // a second socket of the same person adds no member
    const second = await connected(odete)
    const there = ear()
    second.join('App.Admin').here(there.hear)
    await expect.poll(() => there.heard).toEqual([[{ id: odete.id, name: 'Odete' }]])
    second.leave('App.Admin')
    expect([...joining.heard, ...leaving.heard]).toEqual([])
  })

  it('is for operators', async () => {
    const { heard, hear } = ear()
    ;(await connected(marina)).join('App.Admin').error(hear)
    await expect.poll(() => heard).toEqual([expect.objectContaining({ status: 403 })])
  })
})

describe('a client event', () => {
  it('reaches the others in the channel and not the one who sent it', async () => {
    const [mine, others] = [ear(), ear()]
    const name = `App.User.${marina.id}`
    const [one, two] = [await connected(marina), await connected(marina)]
    const [from, to] = [one.private(name), two.private(name)]
    from.listenForWhisper('typing', mine.hear)
    to.listenForWhisper('typing', others.hear)
    await expect.poll(() => from.subscription.subscribed && to.subscription.subscribed).toBe(true)
    from.whisper('typing', { at: 'carta' })
    await expect.poll(() => others.heard).toEqual([{ at: 'carta' }])
    expect(mine.heard).toEqual([])
  })

  it('names who said it in a presence channel', async () => {
    const said = ear()
    const [one, two] = [await connected(odete), await connected(odete)]
    const [from, to] = [one.join('App.Admin'), two.join('App.Admin')]
    to.subscription.bind('client-wave', (_: unknown, about: unknown) => said.hear(about))
    await expect.poll(() => from.subscription.subscribed && to.subscription.subscribed).toBe(true)
    from.whisper('wave', {})
    await expect.poll(() => said.heard).toEqual([{ user_id: String(odete.id) }])
  })

  it('is refused with 4301 beyond ten a second, in a public channel and in one that was not joined', async () => {
    const echo = await connected(marina)
    const { codes, state } = watch(echo)
    const channel = echo.private(`App.User.${marina.id}`)
    await expect.poll(() => channel.subscription.subscribed).toBe(true)
    for (let turn = 0; turn < 11; turn++) channel.whisper('typing', {})
    await expect.poll(() => codes).toEqual([4301])
    const raw = await rawClient()
    for (const name of ['products.1', `private-App.User.${marina.id}`]) {
      raw.socket.send(JSON.stringify({ event: 'client-x', channel: name, data: {} }))
      expect((await raw.next('pusher:error')).data).toMatchObject({ code: 4301 })
    }
    expect(state()).toBe('connected')
  })
})

describe('signing in', () => {
  it('gives a connection its person, and a channel to tell that person by', async () => {
    const { heard, hear } = ear()
    const { pusher } = (await connected(marina)).connector
    pusher.signin()
    pusher.user.bind('hello', hear)
    await expect
      .poll(() => pusher.user.user_data)
      .toEqual({ id: String(marina.id), user_info: { id: marina.id, name: 'Marina' } })
    await expect.poll(() => pusher.user.serverToUserChannel?.subscribed).toBe(true)
    push(app.bus, { channels: [`#server-to-user-${marina.id}`], event: 'hello', data: { ids: [1] } })
    await expect.poll(() => heard).toEqual([{ ids: [1] }])
  })

  it("with a wrong signature ends with 4009, and nobody hears what is another person's", async () => {
    const raw = await rawClient()
    raw.say('pusher:subscribe', { channel: `#server-to-user-${marina.id}` })
    expect(JSON.parse((await raw.next('pusher:subscription_error')).data).status).toBe(404)
    raw.say('pusher:signin', { auth: 'bra-cards:00', user_data: `{"id":"${marina.id}"}` })
    expect(await raw.closed).toBe(4009)
  })
})

describe('the right to join', () => {
  const asking = { socket_id: '12.34', channel_name: `private-App.User.${marina.id}` }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it('is given to JSON and to a form alike', async () => {
    const byForm = await ask('POST', '/broadcasting/auth', String(new URLSearchParams(asking)), {
      ...marina.headers,
      ...form,
    })
    expect(byForm.body).toEqual({ auth: expect.stringMatching(/^bra-cards:[0-9a-f]{64}$/) })
    expect((await marina.post('/broadcasting/auth', asking)).body).toEqual(byForm.body)
  })

  it.each(['/broadcasting/auth', '/broadcasting/user-auth'])('is not given to strangers: %s', async (url) => {
    const { status, body } = await ask('POST', url, asking)
    expect([status, body.message]).toEqual([401, 'Entre na sua conta para continuar.'])
  })

  it('is refused for a channel of somebody else, in Portuguese', async () => {
    const { status, body } = await severino.post('/broadcasting/auth', asking)
    expect([status, body.message]).toEqual([403, 'Você não tem acesso a isto.'])
  })

  it('wants names that can be names', async () => {
    const { status, body } = await marina.post('/broadcasting/auth', { socket_id: '1.1:x', channel_name: 'a b' })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['socket_id', 'channel_name']])
  })

  it('wants the anti-forgery token of the page from a browser', async () => {
    const asked = (token: string) =>
      ask('POST', '/broadcasting/auth', asking, { ...marina.headers, cookie: 'XSRF-TOKEN=abc', 'x-csrf-token': token })
    expect((await asked('abc')).status).toBe(200)
    expect((await asked('other')).status).toBe(419)
  })
})

/** Opens a client that can send messages which no real client sends. */
async function rawClient() {
  const socket = new WebSocket(`ws://127.0.0.1:${live.port}/app/bra-cards?protocol=7`)
  const told: { event: string; data: never }[] = []
  socket.on('message', (text: Buffer) => void told.push(JSON.parse(String(text))))
  const closed = new Promise<number>((over) => socket.on('close', over))
  const next = async (event: string) => {
    await expect.poll(() => told.some((message) => message.event === event)).toBe(true)
    return told.splice(
      told.findIndex((message) => message.event === event),
      1,
    )[0]!
  }
  await next('pusher:connection_established')
  const say = (event: string, data: object) => socket.send(JSON.stringify({ event, data }))
  return { socket, closed, next, say }
}
