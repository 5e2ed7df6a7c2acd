import { describe, expect, it } from 'vitest'
import { withAhead } from './ahead.ts'

const counted = () => {
  let calls = 0
  return withAhead(async (route) => `${route} ${++calls}`)
}

describe('what is asked ahead', () => {
  it('is sent once, and answers the first who asks the same', async () => {
    const { call, send } = counted()
    send({ queryKey: ['POST /list', { body: { store_id: 1, order: 'name', search: undefined } }] })
    expect(await call('POST /list', { body: { order: 'name', store_id: 1 } })).toBe('POST /list 1')
    expect(await call('POST /list', { body: { order: 'name', store_id: 1 } })).toBe('POST /list 2')
  })

  it('answers no other question', async () => {
    const { call, send } = counted()
    send({ queryKey: ['GET /stores'] })
    expect(await call('GET /stores', { query: { page: 2 } })).toBe('GET /stores 2')
    expect(await call('GET /stores', {})).toBe('GET /stores 1')
  })

  it('tells its refusal to whoever asks, and to nobody else', async () => {
    const { call, send } = withAhead(() => Promise.reject(new Error('not there')))
    send({ queryKey: ['GET /stores'] })
    await new Promise((later) => setTimeout(later))
    await expect(call('GET /stores', {})).rejects.toThrow('not there')
  })
})
