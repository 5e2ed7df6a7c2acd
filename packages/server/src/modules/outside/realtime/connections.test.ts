import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createApp } from '../../../create-app.ts'
import { buildServer } from '../../../http.ts'
import { testApp } from '../../../testing/test-app.ts'
import { liveAddress, openSockets } from './index.ts'
import { listening, watch } from './testing/live-app.ts'

const { app } = await testApp()
const live = await listening(app)

/** Opens a socket as a program would, and tells what it was told and with which code it ended. */
function open(
  path: string,
  { headers = {}, port = live.port }: { headers?: Record<string, string>; port?: number } = {},
) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
  const told: { event: string; data: { code?: number } }[] = []
  socket.on('message', (text: Buffer) => void told.push(JSON.parse(String(text))))
  socket.on('error', () => undefined)
  const code = new Promise<number>((over) => socket.on('close', over))
  return { socket, told, code }
}
const key = '/app/bra-cards'

describe('a connection', () => {
  it.each([
    [4001, '/app/another-key?protocol=7', {}],
    [4005, '/app?protocol=7', {}],
    [4005, '/app/bra-cards/more?protocol=7', {}],
    [4006, `${key}?protocol=seven`, {}],
    [4007, `${key}?protocol=4`, {}],
    [4007, `${key}?protocol=99`, {}],
    [4008, key, {}],
    [4009, `${key}?protocol=7`, { origin: 'https://evil.example' }],
    [4009, `${key}?protocol=7`, { origin: 'null' }],
  ])('is refused with %i: %s %j', async (code, path, headers) => {
    const refused = open(path, { headers })
    expect(await refused.code).toBe(code)
    expect(refused.told).toEqual([{ event: 'pusher:error', data: { code, message: expect.any(String) } }])
  })

  it.each(['http://127.0.0.1:8080', app.config.publicUrl])(
    'is accepted from a page of the own site: %s',
    async (origin) => {
      const { socket, told } = open(`${key}?protocol=7&client=js&version=8.6.0`, { headers: { origin } })
      await expect.poll(() => told).toEqual([{ event: 'pusher:connection_established', data: expect.any(String) }])
      const data = JSON.parse(told[0]!.data as string)
      expect(data).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 30 })
      socket.close()
    },
  )

  it('is cut where a client says more than anybody has to say, whatever it is', async () => {
    const { socket, told, code } = open(`${key}?protocol=7`)
    await expect.poll(() => told.length).toBe(1)
    const asked = JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'private-App.User.1', auth: 'x' } })
    for (let at = 0; at < 2000; at += 1) socket.send(asked)
    expect(await code).toBe(1006)
    expect(told.length).toBeLessThan(400)
  })

  it('is none at any other address', async () => {
    const { socket, code } = open('/api/v1/notices')
    const [, reply] = await once(socket, 'unexpected-response')
    expect(reply.statusCode).toBe(404)
    socket.terminate()
    await code
  })

  it('with a wrong key is not tried again', async () => {
    const { codes, states, state } = watch(live.client({ key: 'another-key' }))
    await expect.poll(state).toBe('disconnected')
    expect(codes).toEqual([4001])
    expect(states).not.toContain('connected')
  })

  it('survives what it does not understand, and ends when told too much at once', async () => {
    const { socket, told, code } = open(`${key}?protocol=7`)
    await expect.poll(() => told.length).toBe(1)
    for (const text of ['', 'null', '[]', '{"event":7}', '{"event":"__proto__"}', '{"event":"pusher:subscribe"}'])
      socket.send(text)
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: { toString: 1 } } }))
    socket.send(Buffer.from([1, 2, 3]))
    socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }))
    await expect.poll(() => told.at(-1)?.event).toBe('pusher:pong')
    socket.send('x'.repeat(11_000))
    expect(await code).toBe(1009)
  })

  it('may join a hundred channels and no more', async () => {
    const { socket, told } = open(`${key}?protocol=7`)
    await expect.poll(() => told.length).toBe(1)
    for (let id = 0; id <= 100; id++) {
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: `products.${id}` } }))
    }
    await expect.poll(() => told.at(-1)?.event).toBe('pusher:subscription_error')
    expect(told.filter(({ event }) => event === 'pusher_internal:subscription_succeeded')).toHaveLength(100)
    socket.close()
  })
})

describe('a client', () => {
  it('that finds the server full comes back when there is room (4100)', async () => {
    const small = await listening(app, { limits: { sockets: 1 }, end: onTestFinished })
    const first = small.client()
    await expect.poll(watch(first).state).toBe('connected')
    const { codes, state } = watch(small.client())
    await expect.poll(() => codes[0]).toBe(4100)
    first.disconnect()
    await expect.poll(state).toBe('connected')
  })

  it('of a server that restarts comes back at once, and is in its channels again (4200)', async () => {
    const first = await listening(app, { end: onTestFinished })
    const echo = first.client()
    const channel = echo.channel('products.1')
    await expect.poll(() => channel.subscription.subscribed).toBe(true)
    const { codes, states, state } = watch(echo)
    await first.close(false)
    await expect.poll(() => codes[0]).toBe(4200)
    expect(states[0]).toBe('connecting')
    await listening(app, { port: first.port, end: onTestFinished })
    // the client gives each attempt fifteen seconds, then thirty
    await expect.poll(state, { timeout: 60_000 }).toBe('connected')
    await expect.poll(() => channel.subscription.subscribed).toBe(true)
  })

  it('that comes while a server ends is turned away, as its connection would keep the server from ending', async () => {
    const ending = await listening(app, { end: onTestFinished })
    const slow = open(`${key}?protocol=7`, { port: ending.port })
    await expect.poll(() => slow.told.length).toBe(1)
    // never hears that it is sent away, so the server waits for it
    slow.socket.pause()
    const ended = ending.close()
    const late = open(`${key}?protocol=7`, { port: ending.port })
    expect(await late.code).toBe(1006)
    expect(late.told).toEqual([])
    await ended
  })

  it('that no longer answers is asked, and hung up on (4201)', async () => {
    const quick = await listening(app, { limits: { activityMs: 60 }, end: onTestFinished })
    const { told, code } = open(`${key}?protocol=7`, { port: quick.port })
    expect(await code).toBe(4201)
    expect(told.map(({ event }) => event)).toEqual(['pusher:connection_established', 'pusher:ping', 'pusher:error'])
  })

  it('that answers stays', async () => {
    const quick = await listening(app, { limits: { activityMs: 1000 }, end: onTestFinished })
    const { socket, told } = open(`${key}?protocol=7`, { port: quick.port })
    socket.on('message', (text: Buffer) => {
      if (String(text).includes('pusher:ping')) socket.send('{"event":"pusher:pong","data":{}}')
    })
    await expect.poll(() => told.filter(({ event }) => event === 'pusher:ping').length).toBeGreaterThan(1)
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.close()
  })
})

describe('the second port', () => {
  const free = async () => {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    return { probe, port: (probe.address() as AddressInfo).port }
  }
  const startOn = async (port: number) => {
    // a database object of its own, because the second port is remembered by it
    const own = createApp({
      ...app,
      database: { ...app.database },
      config: { ...app.config, pusher: { ...app.config.pusher, port }, host: '127.0.0.1' },
    })
    const server = await buildServer(own)
    openSockets(server, own)
    await server.listen({ port: 0, host: '127.0.0.1' })
    return { own, server, port: (server.server.address() as AddressInfo).port }
  }

  it('answers as the first does, and is told to pages', async () => {
    const { probe, port } = await free()
    probe.close()
    await once(probe, 'close')
    const { own, server } = await startOn(port)
    const { socket, told } = open(`${key}?protocol=7`, { port, headers: { origin: 'http://127.0.0.1:3000' } })
    await expect.poll(() => told[0]?.event).toBe('pusher:connection_established')
    expect(liveAddress(own)).toEqual({ key: 'bra-cards', port })
    expect(liveAddress({ ...own, config: { ...own.config, secure: true } }).port).toBeNull()
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(426)
    socket.close()
    await server.close()
  })

  it('is done without where another program has it', async () => {
    const { probe, port } = await free()
    const { own, server, port: ownPort } = await startOn(port)
    expect(liveAddress(own)).toEqual({ key: 'bra-cards', port: null })
    const { socket, told } = open(`${key}?protocol=7`, { port: ownPort })
    await expect.poll(() => told[0]?.event).toBe('pusher:connection_established')
    socket.close()
    await server.close()
    probe.close()
  })
})
