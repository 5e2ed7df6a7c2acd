import { expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, staySignedIn } from '../../../testing/test-people.ts'

const { app, as } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
await staySignedIn(app)
const offer = (await offersOfSeller(app, seller.id, 1))[0]!

const OUTWARD = 'AA123456785BR'
const MISTYPED = 'BB123456785BR'
const RIGHT = 'BB123456799BR'

const ask = (path: string, body: object) => marina.post(`/api/v1/order/${path}`, body)
const move = (id: number, body: object) => seller.post('/api/v1/store-order-move', { id, ...body })
const named = (id: number, code: string) => ask('send-back', { store_order_id: id, tracking_code: code })
const codeSeenByStore = async (id: number) => (await seller.get(`/api/v1/stores-order/${id}`)).body.return_code
const lastToStore = async () => (await mailsTo(app, 'vendedor@bracards.example')).at(-1)!.details
const toBeSentBack = async () => {
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [offer] })
  const id = parcels[0]!
  await move(id, { move: 'post', tracking_code: OUTWARD })
  await ask('confirm-delivery', { store_order_id: id })
  await ask('cancel-parcel', { store_order_id: id, reason: 'changed_mind' })
  return { orderId, id }
}

it('the code of a return is corrected until the store has it back, and the store reads the right one', async () => {
  const { orderId, id } = await toBeSentBack()
  const parcel = async () => (await marina.get(`/api/v1/orders/${orderId}`)).body.store_orders[0]
  await named(id, MISTYPED)
  expect((await parcel()).actions).toContain('correct_code')
  const { posted_at: postedAt } = (await parcel()).return_tracking
  const corrected = await named(id, 'bb 123 456 799 br')
  expect(corrected.body.message).toBe('Código corrigido. Avisamos a loja.')
  expect((await parcel()).return_tracking).toMatchObject({ code: RIGHT, posted_at: postedAt })
  expect(await codeSeenByStore(id)).toBe(RIGHT)
  expect(await lastToStore()).toMatchObject({
    title: 'O rastreio de uma devolução foi corrigido',
    facts: [
      ['Rastreio', RIGHT],
      ['Antes', MISTYPED],
    ],
  })
  expect((await named(id, 'BB123456790BR')).body.fields.tracking_code).toContain('dígito verificador')
  await move(id, { move: 'contest', note: 'O código não existe' })
  expect((await named(id, MISTYPED)).status, 'also while the store contests it').toBe(200)
  await move(id, { move: 'take_back' })
  expect((await parcel()).actions).not.toContain('correct_code')
  expect((await named(id, RIGHT)).body.code).toBe('return_not_open')
  expect(await codeSeenByStore(id)).toBe(MISTYPED)
})

it('the same code again tells nobody anything, and the code under which it came is no code of a return', async () => {
  const { id } = await toBeSentBack()
  const refused = await named(id, OUTWARD)
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { tracking_code: 'Este é o código com que o pacote chegou a você. Informe o da devolução.' },
  ])
  await named(id, RIGHT)
  const told = (await mailsTo(app, 'vendedor@bracards.example')).length
  expect((await named(id, RIGHT)).status).toBe(200)
  expect(await mailsTo(app, 'vendedor@bracards.example')).toHaveLength(told)
})
