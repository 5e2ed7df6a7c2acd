import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { openDoor } from './door.ts'

it('a port that opened before the shop is ready is taken over by it without a gap', async () => {
  const door = await openDoor({ port: 0, host: '127.0.0.1' })
  const ask = async (path = '/readyz') => (await fetch(`http://127.0.0.1:${door.port}${path}`)).status
  expect([await ask('/healthz'), await ask()]).toEqual([200, 503])

  const answers: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) answers.push(await ask())
  })()
  const shop = Fastify({ serverFactory: door.factory })
  const told: string[] = []
  shop.get('/readyz', () => ({ ok: true }))
  shop.addHook('onListen', () => void told.push('listens'))
  await shop.listen({ port: 0, host: '127.0.0.1' })
  expect(await ask()).toBe(200)
  expect(shop.server.address()).toMatchObject({ port: door.port })
  isOver = true
  // a refused connection would have thrown
  await asking
  expect(new Set([...answers, 200])).toEqual(new Set(answers.includes(503) ? [503, 200] : [200]))
  await expect.poll(() => told).toEqual(['listens'])

  await shop.close()
  await expect(ask()).rejects.toThrow('fetch failed')
})
