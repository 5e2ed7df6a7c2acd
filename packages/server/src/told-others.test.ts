import { describe, expect, it } from 'vitest'
import type { ZodObject, ZodPipe } from 'zod'
import { allBindings } from './create-app.ts'
import type { Binding } from './platform/routes.ts'
import { complaintWorld } from './testing/complaint-world.ts'
import { operatorsTellNobody, tellsNobodyElse } from './testing/tells-nobody-else.ts'
import { testApp } from './testing/test-app.ts'
import { isWriting, nameOf } from './testing/unbounded-tellings.ts'

const server = await testApp()
const { app } = server
const { marina, seller, opened, asStore, offer, bought, pass } = await complaintWorld(server)

const writing = allBindings().filter((binding) => isWriting(binding) && binding.endpoint.access !== 'open')
const bounds = allBindings().filter(({ endpoint }) => endpoint.bound)

const hasField = ({ endpoint, shape }: Binding) => {
  const about = endpoint.bound!.about!
  // a body that is changed before it is checked has its fields behind the change
  const fieldsOf = (schema: unknown) => Object.keys((((schema as ZodPipe).out ?? schema) as ZodObject).shape)
  return endpoint.path.includes(`{${about}}`) || fieldsOf(shape.body!).includes(about)
}

describe('a call that writes', () => {
  it('has a bound, or is known to tell nobody but its caller', () => {
    const unbounded = writing.filter(({ endpoint }) => !endpoint.bound).map(nameOf)
    expect(unbounded.sort()).toEqual([...tellsNobodyElse, ...operatorsTellNobody].sort())
  })

  it('is bounded only where a session says who calls', () => {
    expect(bounds.filter(({ endpoint }) => endpoint.access === 'open').map(nameOf)).toEqual([])
  })

  it('counts by a field that it has', () => {
    const named = bounds.filter(({ endpoint }) => endpoint.bound!.about !== undefined)
    expect(named.filter((binding) => !hasField(binding)).map(nameOf)).toEqual([])
  })
})

const toSeller = async () => {
  const rows = (table: 'notices' | 'mails') =>
    app.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', seller.id)
      .executeTakeFirstOrThrow()
  return { notices: (await rows('notices')).count, mails: (await rows('mails')).count }
}

/** Makes a call 150 times; returns how often it was taken and refused, and what reached the seller meanwhile. */
async function flood(make: (at: number) => Promise<{ status: number; body: { code?: string } }>) {
  const before = await toSeller()
  const answers = []
  for (let at = 0; at < 150; at += 1) answers.push(await make(at))
  const after = await toSeller()
  return {
    taken: answers.filter(({ status }) => status === 200).length,
    refused: answers.filter(({ status }) => status === 429).length,
    last: answers.at(-1)!,
    notices: after.notices - before.notices,
    mails: after.mails - before.mails,
  }
}

describe('whoever calls 150 times', () => {
  it('proposes 20 times in a complaint, and the store is told once', async () => {
    const { id } = await opened()
    const { taken, refused, notices, mails, last } = await flood((at) =>
      marina.post('/api/v1/complaint/propose', { id, kind: 'refund', cents: 100 + at }),
    )
    expect({ taken, refused, notices, mails }).toEqual({ taken: 20, refused: 130, notices: 1, mails: 1 })
    expect(last.body).toMatchObject({ message: 'Você fez isto vezes demais. Tente de novo em 60 min.' })
  })

  it('may go on when the time is over, and a proposal after a read one is told', async () => {
    const { id } = await opened()
    const propose = (cents: number) => marina.post('/api/v1/complaint/propose', { id, kind: 'refund', cents })
    await flood((at) => propose(100 + at))
    expect((await asStore(id)).unread).toBe(2)
    await seller.put(`/api/v1/complaint/read/${id}`)
    expect((await asStore(id)).unread).toBe(0)
    pass(61 * 60_000)
    const before = await toSeller()
    expect((await propose(900)).status).toBe(200)
    expect(await toSeller()).toEqual({ notices: before.notices + 1, mails: before.mails + 1 })
  })

  it('is heard in another complaint meanwhile', async () => {
    const [one, other] = [await opened(), await opened()]
    await flood((at) => marina.post('/api/v1/complaint/propose', { id: one.id, kind: 'refund', cents: 100 + at }))
    const { status } = await marina.post('/api/v1/complaint/propose', { id: other.id, kind: 'refund', cents: 100 })
    expect(status).toBe(200)
  })

  it('writes in a complaint and in an order as often as a conversation needs', async () => {
    const { id, parcel } = await opened()
    const complaint = await flood((at) => marina.post('/api/v1/complaint/add_message', { id, body: `Oi ${at}` }))
    expect(complaint).toMatchObject({ refused: 150 - complaint.taken, notices: 0, mails: 0 })
    expect(complaint.taken).toBeLessThanOrEqual(20)
    const about = { store_order_id: parcel.id }
    const order = await flood((at) => marina.post('/api/v1/order-messages', { ...about, body: `Oi ${at}` }))
    expect(order.taken).toBeLessThanOrEqual(20)
    expect(order.notices).toBeLessThanOrEqual(1)
  })

  it('asks a store a few questions', async () => {
    const asked = await flood((at) => marina.post('/api/v1/offer-questions', { id: offer.id, body: `Tem foto ${at}?` }))
    expect(asked.taken).toBe(5)
    expect(asked.notices).toBe(5)
  })

  it('cancels and keeps a parcel a few times', async () => {
    const parcel = await bought()
    const about = { store_order_id: parcel.id }
    const { notices } = await flood((at) =>
      at % 2 === 0
        ? marina.post('/api/v1/order/cancel-parcel', { ...about, reason: 'changed_mind', action: 'ask_cancel' })
        : marina.post('/api/v1/order/keep-parcel', about),
    )
    expect(notices).toBeLessThanOrEqual(20)
  })

  it('is not counted for what is refused', async () => {
    const { id } = await opened()
    const tooMuch = () => marina.post('/api/v1/complaint/propose', { id, kind: 'refund', cents: 99_999 })
    for (let at = 0; at < 30; at += 1) expect((await tooMuch()).status).toBe(422)
    expect((await marina.post('/api/v1/complaint/propose', { id, kind: 'refund', cents: 100 })).status).toBe(200)
  })
})
