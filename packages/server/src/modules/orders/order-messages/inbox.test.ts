import { describe, expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, clock } = await testApp()
const marina = await as('buyer')
const owner = await as('adaildo.brandao@bracards.example')
const stranger = await as('joelma.nazare@bracards.example')
const [offer] = await offersOfSeller(app, owner.id)
const store_id = offer!.store_id

const MINUTE_MS = 60_000
const bought = async () => (await paidOrder(app, { userId: marina.id, offers: [offer!] })).parcels[0]!
async function write(who: typeof marina, id: number, body: string) {
  clock.advance(MINUTE_MS)
  await who.post('/api/v1/order-messages', { store_order_id: id, body })
}
const inbox = async (query = '') => (await owner.get(`/api/v1/store-messages/${store_id}${query}`)).body
const idsOf = ({ conversations }: { conversations: { id: number }[] }) => conversations.map(({ id }) => id)

const save = (reply: object, who = owner) => who.post('/api/v1/store-replies', { store_id, ...reply })
const replies = async () => (await owner.get(`/api/v1/store-replies/${store_id}`)).body.replies
const posted = { title: 'Postado', body: 'Seu pedido foi postado hoje.' }

describe('the inbox of a store', () => {
  it('has what waits for an answer first, the longest waiting at the top', async () => {
    const [first, second, third] = [await bought(), await bought(), await bought()]
    await write(marina, first, 'Oi!')
    await write(marina, second, 'Quando posta?')
    await write(marina, third, 'Tudo certo?')
    await write(owner, first, 'Olá!')
    await write(marina, second, 'Ainda hoje?')
    const shown = await inbox()
    expect(idsOf(shown)).toEqual([second, third, first])
    expect(shown).toMatchObject({ unanswered: 2, paginate: { total: 3 } })
    expect(shown.conversations[0]).toMatchObject({
      buyer: 'Marina',
      unread: 2,
      last: { by: 'buyer', body: 'Ainda hoje?' },
    })
    expect(shown.conversations[2]).toMatchObject({ last: { by: 'store', body: 'Olá!' }, waits_since: null })
    const waiting = await inbox('?unanswered=1')
    expect(idsOf(waiting)).toEqual([second, third])
    expect(waiting.paginate.total).toBe(2)
    expect(idsOf(await inbox('?per_page=1&page=2'))).toEqual([third])
    await owner.put(`/api/v1/order-messages/${third}`)
    expect((await inbox()).unanswered).toBe(2)
  })

  it('is of the owner alone', async () => {
    expect((await stranger.get(`/api/v1/store-messages/${store_id}`)).status).toBe(404)
    expect((await owner.get(`/api/v1/store-messages/${store_id}?page=0`)).status).toBe(422)
  })
})

describe('the replies that a store keeps', () => {
  it('are created, renamed, listed by title and removed', async () => {
    const { id } = (await save(posted)).body.result
    await save({ title: 'Atraso', body: 'Postamos amanhã.' })
    expect((await replies()).map(({ title }: { title: string }) => title)).toEqual(['Atraso', 'Postado'])
    const renamed = (await save({ id, title: 'Foi postado', body: 'Postamos agora.' })).body
    expect(renamed).toEqual({
      error: false,
      message: 'Resposta guardada.',
      result: { id, title: 'Foi postado', body: 'Postamos agora.' },
    })
    expect((await owner.remove(`/api/v1/store-replies/${id}`)).body.message).toBe('Resposta removida.')
    expect((await replies()).map(({ title }: { title: string }) => title)).toEqual(['Atraso'])
  })

  it('have a title and a text, each title once', async () => {
    expect((await save({ ...posted, title: ' ' })).body.fields).toEqual({ title: 'Dê um título.' })
    expect((await save({ ...posted, body: '' })).body.fields).toEqual({ body: 'Escreva a mensagem.' })
    await save({ title: 'Brinde', body: 'Vai um brinde.' })
    const again = await save({ title: 'BRINDE', body: 'Outro.' })
    expect([again.status, again.body.message]).toEqual([422, 'A loja já tem uma resposta com este título.'])
  })

  it('are fifty at most', async () => {
    const have = (await replies()).length
    for (let at = have; at < 50; at++) await save({ title: `Resposta ${at}`, body: 'Oi.' })
    expect((await save({ title: 'Mais uma', body: 'Oi.' })).body.message).toBe(
      'Uma loja guarda no máximo 50 respostas.',
    )
  })

  it('are of the owner alone', async () => {
    const [{ id }] = await replies()
    const refused = [
      await stranger.get(`/api/v1/store-replies/${store_id}`),
      await save(posted, stranger),
      await stranger.remove(`/api/v1/store-replies/${id}`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    const own = (await stranger.get('/api/v1/own-stores')).body.stores[0].id
    const changed = await stranger.post('/api/v1/store-replies', { store_id: own, id, ...posted })
    expect(changed.status).toBe(404)
  })
})
