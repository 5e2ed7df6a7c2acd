import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller, storeOf } from '../../../testing/sellers.ts'
import { mailsTo, staySignedIn } from '../../../testing/test-people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { giveStore, purseOf } from '../../../testing/wallets.ts'
import { closeDueAccounts } from '../../people/privacy/privacy.closure.ts'

const { app, as, clock, get } = await testApp()
const severino = await as('seller')
const joelma = await as('joelma.nazare@bracards.example')
const marina = await as('buyer')
const operator = await as('operator')
await staySignedIn(app)
const store = await storeOf(app, severino.id)
const hers = await storeOf(app, joelma.id)
const close = (id: number, who = severino) => who.post('/api/v1/store/close', { id })
const rowOf = (id: number) => app.db.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const before = await rowOf(hers)
const setStatus = (id: number, status: 'open' | 'suspended' | 'review') =>
  app.db.updateTable('stores').set({ status }).where('id', '=', id).execute()
const noParcels = (id: number) =>
  app.db.updateTable('store_orders').set({ state: 'completed' }).where('store_id', '=', id).execute()
const waitsFor = async (who = severino) => (await who.get('/api/v1/privacy/closure')).body.waits_for as string[]

describe('the owner of a store', () => {
  it('does not close it while parcels are under way, and reads which', async () => {
    await noParcels(store)
    const [offer] = await offersOfSeller(app, severino.id, 1)
    await paidOrder(app, { userId: marina.id, offers: [offer!] })
    const { status, body } = await close(store)
    expect([status, body.code]).toEqual([409, 'store_under_way'])
    expect(body.fields.id).toContain('Faltam: 1 a enviar.')
    expect((await rowOf(store)).status).toBe('open')
  })

  it('does not close it, nor the account, while goods of it go out from the centre', async () => {
    await noParcels(store)
    const ofOrders = 'Você tem pedidos em andamento.'
    expect((await waitsFor()).join()).not.toContain(ofOrders)
    const [offer] = await offersOfSeller(app, severino.id, 1)
    const { parcels } = await paidOrder(app, { userId: marina.id, offers: [{ ...offer!, center: true }] })
    expect((await close(store)).body.fields?.id).toContain('Faltam: 1 a enviar.')
    expect((await waitsFor()).join()).toContain(ofOrders)
    await app.db.updateTable('store_orders').set({ state: 'completed' }).where('id', 'in', parcels).execute()
  })

  it('does not close that of another, nor one that is suspended', async () => {
    await noParcels(store)
    expect((await close(store, joelma)).body.code).toBe('store_not_found')
    expect((await close(store, marina)).status).toBe(403)
    await setStatus(store, 'suspended')
    expect((await close(store)).body.code).toBe('store_not_editable')
    await setStatus(store, 'open')
  })

  it('is told before the account closes that the store has to be closed first', async () => {
    expect(await waitsFor()).toContain('Feche a loja Toca do Saci em Minhas lojas: ela ainda vende.')
  })

  it('closes it for good: nothing of it is sold, and a mail says so', async () => {
    const [offer] = await offersOfSeller(app, severino.id, 1)
    const { status, body } = await close(store)
    expect([status, body.message, body.result]).toMatchObject([200, 'Loja encerrada.', { status: 'closed' }])
    expect(await offersOfSeller(app, severino.id)).toEqual([])
    expect((await marina.post('/api/v1/add-to-cart', { id: offer!.id })).body.code).toBe('offer_unavailable')
    expect((await get('/api/v1/stores/toca-do-saci')).status).toBe(404)
    const mail = (await mailsTo(app, 'vendedor@bracards.example')).at(-1)
    expect(mail!.details).toMatchObject({ title: 'A loja Toca do Saci foi encerrada' })
    expect((await close(store)).body.code).toBe('store_not_editable')
    expect((await waitsFor()).join()).not.toContain('Feche a loja')
  })
})

describe('an operator who closes a store', () => {
  it('sees what is under way, and its owner reads that it still has to be sent', async () => {
    const adaildo = await as('adaildo.brandao@bracards.example')
    const id = await storeOf(app, adaildo.id)
    await noParcels(id)
    const file = async () => (await operator.get(`/api/v1/admin/stores/${id}`)).body
    expect((await file()).under_way).toEqual({ to_send: 0, on_the_way: 0, coming_back: 0 })
    const [offer] = await offersOfSeller(app, adaildo.id, 1)
    await paidOrder(app, { userId: marina.id, offers: [offer!] })
    expect((await file()).under_way).toEqual({ to_send: 1, on_the_way: 0, coming_back: 0 })
    const word = { id, move: 'close', reason: 'Vendeu cartas falsas a três pessoas.' }
    expect((await operator.post('/api/v1/admin/stores/decide', word)).body.result.status).toBe('closed')
    const mail = (await mailsTo(app, 'adaildo.brandao@bracards.example')).at(-1)
    expect(mail!.details.text).toContain('Os pedidos pagos continuam valendo e precisam ser enviados.')
  })
})

describe('the account of a seller', () => {
  const askToClose = async () => {
    await joelma.post('/api/token', { purpose: 'disable' })
    const mail = (await mailsTo(app, 'joelma.nazare@bracards.example')).findLast(
      (one) => one.template === 'disable_account',
    )
    await joelma.post('/api/unable', { token: (mail!.details as { code: string }).code })
  }

  it('stays open while its store sells', async () => {
    await noParcels(hers)
    await giveStore(app, hers, { cents: -(await purseOf(app, hers)).store })
    await askToClose()
    clock.advance(8 * DAY_MS)
    await closeDueAccounts(app)
    expect((await rowOf(hers)).status).toBe('open')
    expect((await joelma.get('/api/v1/privacy/closure')).body.requested_at).not.toBeNull()
  })

  it('takes along a store that nobody can buy from', async () => {
    await close(hers, joelma)
    await setStatus(hers, 'review')
    await closeDueAccounts(app)
    expect((await rowOf(hers)).status).toBe('closed')
    expect((await joelma.get('/api/v1/users/current-user')).status).toBe(401)
  })

  it('leaves of it the name and document that it sold under, not where she lives or reads her mail', async () => {
    const { legal_name: name, document, city, uf, ...gone } = await rowOf(hers)
    expect([name, document]).toEqual([before.legal_name, before.document])
    expect(before.legal_address).toContain(',')
    expect(gone).toMatchObject({
      contact_email: '',
      legal_address: `${city} – ${uf}`,
      cep: expect.stringMatching(/000$/),
    })
  })
})
