import { complaintWorld } from './complaint-world.ts'
import { offersOfSeller } from './sellers.ts'
import type { testApp } from './test-app.ts'

type World = Awaited<ReturnType<typeof testApp>>
interface Scene {
  who: string
  request: { params?: Record<string, string | number>; body?: unknown }
}

let kept: ReturnType<typeof complaintWorld> | undefined
const complaining = (world: World) => (kept ??= complaintWorld(world))

const withComplaint =
  (body: (id: number) => object, who: 'buyer' | 'seller' = 'buyer') =>
  async (world: World) => {
    const { opened } = await complaining(world)
    const { id } = await opened()
    return { who, request: { body: { id, ...body(id) } } }
  }
const aboutParcel =
  (state: 'bought' | 'sent' | 'delivered', body: object, who: 'buyer' | 'seller' = 'buyer') =>
  async (world: World) => {
    const { id } = await (await complaining(world))[state]()
    return { who, request: { body: { ...(who === 'buyer' ? { store_order_id: id } : { id }), ...body } } }
  }

/** Requests that do something, for calls whose row in the table of access only looks for a door. */
export const scenes: Record<string, (world: World) => Promise<Scene>> = {
  'POST /v1/complaints/': async (world) => {
    const { delivered } = await complaining(world)
    const { id, line } = await delivered()
    const lines = [{ line_id: line, quantity: 1, received_condition: 'SP' }]
    return {
      who: 'buyer',
      request: { body: { store_order_id: id, reason: 'worse_condition', body: 'Riscada', lines } },
    }
  },
  'POST /v1/complaint/add_message': withComplaint(() => ({ body: 'Veio outra carta' })),
  'POST /v1/complaint/propose': withComplaint(() => ({ kind: 'refund', cents: 100 })),
  'POST /v1/complaint/withdraw': withComplaint(() => ({})),
  'POST /v1/complaint/accept': async (world) => {
    const { opened, marina, seller } = await complaining(world)
    const { id } = await opened()
    await seller.post('/api/v1/complaint/propose', { id, kind: 'refund', cents: 300 })
    const { proposal } = (await marina.get(`/api/v1/complaints/${id}`)).body
    return { who: 'buyer', request: { body: { id, proposal_id: proposal.id } } }
  },
  'GET /v1/complaints/block_complaint/{who}/{id}': async (world) => {
    const { id } = await (await complaining(world)).opened()
    return { who: 'buyer', request: { params: { who: 'client', id } } }
  },
  'PUT /v1/complaint/read/{id}': async (world) => {
    const { id } = await (await complaining(world)).opened()
    return { who: 'seller', request: { params: { id } } }
  },
  'POST /v1/admin/complaints/{id}/decide': async (world) => {
    const { opened, marina } = await complaining(world)
    const { id } = await opened()
    await marina.get(`/api/v1/complaints/block_complaint/client/${id}`)
    return { who: 'operator', request: { params: { id }, body: { outcome: 'full_refund', reason: 'Veio outra' } } }
  },
  'POST /v1/order/cancel-parcel': aboutParcel('bought', { reason: 'changed_mind' }),
  'POST /v1/order/confirm-delivery': aboutParcel('sent', {}),
  'POST /v1/create-order-review/': aboutParcel('delivered', { stars: 5, comment: 'Veio bem' }),
  'POST /v1/store-order-cancel': aboutParcel('bought', { reason: 'out_of_stock' }, 'seller'),
  'POST /v1/store-order-move': aboutParcel('bought', { move: 'post', tracking_code: 'AA123456785BR' }, 'seller'),
  'POST /v1/store-order-give-back': aboutParcel(
    'delivered',
    { cents: 100, refunded_cents: 0, reason: 'Faltou uma' },
    'seller',
  ),
  'POST /v1/offer-questions': async ({ app, as }) => {
    const [offer] = await offersOfSeller(app, (await as('seller')).id, 1)
    return { who: 'buyer', request: { body: { id: offer!.id, body: 'Tem foto do verso?' } } }
  },
  'POST /v1/question-answer': async (world) => {
    const { as, app } = world
    const [offer] = await offersOfSeller(app, (await as('seller')).id, 1)
    await (await as('ana.luz@bracards.example')).post('/api/v1/offer-questions', { id: offer!.id, body: 'Tem verso?' })
    const asked = await app.db
      .selectFrom('offer_questions')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return { who: 'seller', request: { body: { id: asked!.id, answer: 'Tem, sim.' } } }
  },
  'POST /v1/add-to-cart': async ({ app, as }) => {
    const [offer] = await offersOfSeller(app, (await as('seller')).id, 1)
    return { who: 'buyer', request: { body: { id: offer!.id } } }
  },
}
