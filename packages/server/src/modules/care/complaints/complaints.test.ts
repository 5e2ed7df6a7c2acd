import { describe, expect, it } from 'vitest'
import { complaintWorld } from '../../../testing/complaint-world.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, statusesOf } from '../../../testing/test-people.ts'

const test = await testApp()
const { app, get, post } = test
const world = await complaintWorld(test)
const { marina, seller, operator, strangers, delivered, sent, bought, open, opened, asClient, asStore } = world
const say = (by: typeof marina, id: number, body: object = {}) =>
  by.post('/api/v1/complaint/add_message', { id, body: 'Pode mandar foto do verso?', ...body })
const noticesOf = async (person: typeof marina) =>
  (await person.get('/api/v1/notices')).body.notices.map(({ title }: { title: string }) => title) as string[]

describe('opening a complaint', () => {
  it('is offered for what came, with the conditions below the sold one', async () => {
    const parcel = await delivered()
    const { status, body } = await marina.get(`/api/v1/complaints/options/${parcel.id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ order_id: parcel.orderId, free_cents: 15_500, freight_cents: 1500, hours: 72 })
    expect(body.reasons).toContain('regret')
    expect(body.lines).toMatchObject([{ id: parcel.line, free: 14, worse_conditions: ['SP', 'MP', 'HP', 'D'] }])
  })

  it('holds one card of fourteen, and tells the store', async () => {
    const parcel = await delivered()
    const { status, body } = await open(parcel)
    expect([status, body.message]).toEqual([200, 'Reclamação aberta. Avisamos a loja.'])
    expect(body.result).toMatchObject({
      ...{ you: 'client', state: 'open', awaiting: 'store', reason: 'worse_condition', contested_cents: 1000 },
      ...{ units_in_parcel: 14, order_id: parcel.orderId, parcel_state: 'delivered', proposal: null },
      lines: [{ id: parcel.line, contested: 1, quantity: 14, condition: 'NM', received_condition: 'SP' }],
      messages: [{ by: 'client', body: 'Veio com um risco na frente', name: 'Marina' }],
      events: [{ kind: 'opened', by: 'client', cents: 1000 }],
      money: { contested_cents: 1000, held_cents: 14_500, released_cents: 0, returned_cents: 0 },
    })
    expect(new Date(body.result.due_at).getTime() - new Date(body.result.opened_at).getTime()).toBe(72 * 3_600_000)
    expect(await noticesOf(seller)).toContain('Um comprador fez uma reclamação')
    expect((await mailsTo(app, 'vendedor@bracards.example')).at(-1)!.details).toMatchObject({
      title: 'Um comprador fez uma reclamação',
      link: `/store-complaints/${parcel.store}/${body.result.id}`,
    })
  })

  it('of a whole parcel holds its freight too', async () => {
    const { body } = await open(await sent(), { reason: 'not_arrived', lines: [] })
    expect(body.result).toMatchObject({ contested_cents: 15_500, lines: [{ contested: 14 }] })
  })

  it('is refused twice about the same units, and taken about the others', async () => {
    const parcel = await delivered({ units: 2 })
    expect((await open(parcel)).status).toBe(200)
    expect((await open(parcel, {}, 2)).body.fields).toEqual({
      lines: 'Já há uma reclamação sobre estas cartas, ou você não comprou tantas.',
    })
    const all = await Promise.all([open(parcel), open(parcel), open(parcel)])
    expect(statusesOf(all)).toEqual([200, 422, 422])
    expect((await open(parcel, { reason: 'not_arrived' })).body.code).toBe('complaint_units_taken')
  })

  it('is refused where it cannot be, with the reason', async () => {
    const fresh = await bought()
    expect((await open(fresh)).body.fields).toEqual({
      reason: 'Este motivo não serve agora: diga o que houve quando o pacote chegar.',
    })
    const parcel = await delivered()
    const fields = async (change: object) => (await open(parcel, change)).body.fields
    expect(await fields({ reason: 'ugly' })).toEqual({ reason: 'Escolha o que aconteceu.' })
    expect(await fields({ body: ' ' })).toEqual({ body: 'Conte o que aconteceu.' })
    expect(await fields({ lines: [] })).toEqual({ lines: 'Escolha ao menos uma carta.' })
    const line = { line_id: parcel.line, quantity: 1 }
    const worse = { lines: 'Escolha uma condição pior que a do anúncio.' }
    expect(await fields({ lines: [line] })).toEqual(worse)
    expect(await fields({ lines: [{ ...line, received_condition: 'M' }] })).toEqual(worse)
    expect(await fields({ lines: [line, line] })).toEqual({ lines: 'Escolha cada carta uma vez, com a quantidade.' })
    expect(await fields({ lines: [{ ...line, line_id: 999_999 }] })).toEqual({ lines: 'Escolha cartas deste pacote.' })
    expect(await fields({ photos: ['/fotos/x.webp'] })).toEqual({ 'photos.0': 'Envie a foto de novo.' })
    await marina.post('/api/v1/order/cancel-parcel', { store_order_id: parcel.id, reason: 'changed_mind' })
    expect((await open(parcel)).body.code).toBe('return_going_on')
  })

  it('is the buyer’s alone', async () => {
    const parcel = await delivered()
    const body = { store_order_id: parcel.id, reason: 'not_arrived', body: 'Nada veio' }
    for (const person of [...strangers, seller])
      expect((await person.post('/api/v1/complaints/', body)).body.code).toBe('parcel_not_found')
    expect((await post('/api/v1/complaints/', body)).status).toBe(401)
    expect((await seller.get(`/api/v1/complaints/options/${parcel.id}`)).status).toBe(404)
  })
})

describe('the two sides of a complaint', () => {
  it('find it in their lists and on their pages, each on their own path', async () => {
    const { id, parcel } = await opened()
    expect((await marina.get('/api/v1/complaints')).body.complaints[0]).toMatchObject({ id, lines: [{ quantity: 1 }] })
    const ofParcel = (await marina.get(`/api/v1/complaints?store_order_id=${parcel.id}`)).body
    expect([ofParcel.paginate.total, ofParcel.complaints[0].id]).toEqual([1, id])
    expect((await marina.get(`/api/v1/complaints?order_id=${parcel.orderId}`)).body.paginate.total).toBe(1)
    const listed = (await seller.get(`/api/v1/complaints/index_to_store/${parcel.store}`)).body
    expect(listed.complaints[0]).toMatchObject({ id, buyer: 'Marina', unread: 1 })
    expect(await asClient(id)).toMatchObject({ you: 'client' })
    expect(await asStore(id)).toMatchObject({ you: 'store', actions: ['write', 'propose', 'block'] })
    expect((await seller.get(`/api/v1/complaints/${id}`)).status).toBe(404)
    expect((await marina.get(`/api/v1/complaints/show_to_store/${id}`)).status).toBe(403)
  })

  it('count those that wait for one side', async () => {
    const { id, parcel } = await opened()
    const waitingFor = async (side: string) => {
      const { status, body } = await seller.get(
        `/api/v1/complaints/index_to_store/${parcel.store}?per_page=1&awaiting=${side}`,
      )
      return status === 200 ? body.paginate.total : status
    }
    const [store, client] = [await waitingFor('store'), await waitingFor('client')]
    await say(seller, id)
    expect([await waitingFor('store'), await waitingFor('client')]).toEqual([store - 1, client + 1])
    expect(await waitingFor('nobody')).toBe(422)
  })

  it('write to each other, and whoever was written to is the one to answer', async () => {
    const { id } = await opened()
    expect((await say(seller, id)).body.result).toMatchObject({ state: 'awaiting_buyer', awaiting: 'client' })
    expect((await asClient(id)).unread).toBe(1)
    expect((await marina.put(`/api/v1/complaint/read/${id}`)).body.result.unread).toBe(0)
    expect((await asStore(id)).messages.at(-1).read_at).not.toBeNull()
    expect((await say(marina, id)).body.result).toMatchObject({ state: 'awaiting_store', awaiting: 'store' })
    expect((await asStore(id)).events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'opened',
      'answered',
      'answered',
    ])
    expect((await say(marina, id, { body: '' })).body.fields).toEqual({ body: 'Conte o que aconteceu.' })
    expect(await noticesOf(marina)).toContain(`Toca do Saci escreveu na reclamação ${id}`)
  })

  it('keep strangers out of every call', async () => {
    const { id, parcel } = await opened()
    const calls = (by: typeof marina) => [
      by.get(`/api/v1/complaints/${id}`),
      by.get(`/api/v1/complaints/show_to_store/${id}`),
      by.get(`/api/v1/complaints/index_to_store/${parcel.store}`),
      by.get(`/api/v1/complaints/block_complaint/client/${id}`),
      by.put(`/api/v1/complaint/read/${id}`),
      say(by, id),
      by.post('/api/v1/complaint/propose', { id, kind: 'return' }),
      by.post('/api/v1/complaint/accept', { id, proposal_id: 1 }),
      by.post('/api/v1/complaint/withdraw', { id }),
      by.post(`/api/v1/admin/complaints/${id}/decide`, { outcome: 'unfounded', reason: 'Quero' }),
    ]
    for (const stranger of strangers)
      for (const { status } of await Promise.all(calls(stranger))) expect([403, 404]).toContain(status)
    expect((await get(`/api/v1/complaints/${id}`)).status).toBe(401)
    expect((await asClient(id)).messages).toHaveLength(1)
  })

  it('leave one statement to the store that was silenced before its first word', async () => {
    const { id } = await opened()
    expect((await marina.get(`/api/v1/complaints/block_complaint/client/${id}`)).status).toBe(200)
    expect(await asStore(id)).toMatchObject({ state: 'in_mediation', actions: ['write'] })
    const { body } = await say(seller, id, { body: 'A carta saiu daqui sem risco; veja as fotos.' })
    expect(body.result).toMatchObject({ state: 'in_mediation', awaiting: 'operator', actions: [] })
    expect((await say(seller, id)).body.code).toBe('complaint_blocked')
    expect((await say(marina, id)).body.code).toBe('complaint_blocked')
    const seen = (await operator.get(`/api/v1/admin/complaints/${id}`)).body
    expect(JSON.stringify(seen)).toContain('A carta saiu daqui sem risco')
    const other = await opened()
    await say(seller, other.id)
    await marina.get(`/api/v1/complaints/block_complaint/client/${other.id}`)
    expect((await say(seller, other.id)).body.code).toBe('complaint_blocked')
  })

  it('end the conversation on their own side, and an operator opens it again', async () => {
    const { id } = await opened()
    expect((await seller.get(`/api/v1/complaints/block_complaint/client/${id}`)).status).toBe(404)
    expect((await seller.get(`/api/v1/complaints/block_complaint/shop/${id}`)).status).toBe(422)
    const { body } = await seller.get(`/api/v1/complaints/block_complaint/store/${id}`)
    expect(body.result).toMatchObject({ blocked_by: 'store', state: 'in_mediation', awaiting: 'operator', actions: [] })
    for (const person of [marina, seller]) expect((await say(person, id)).body.code).toBe('complaint_blocked')
    const group = (await operator.get('/api/v1/admin/inbox')).body.groups.find(
      ({ kind }: { kind: string }) => kind === 'complaint',
    )
    expect(group.items).toContainEqual(expect.objectContaining({ id, title: `Reclamação nº ${id}` }))
    const reopen = (reason: string) => operator.post(`/api/v1/admin/complaints/${id}/reopen`, { reason })
    expect((await reopen('')).body.fields).toEqual({ reason: 'Diga o motivo.' })
    expect((await reopen('Falta a foto do verso')).body.result).toMatchObject({
      blocked_by: null,
      state: 'awaiting_store',
    })
    expect((await reopen('De novo')).body.code).toBe('complaint_not_blocked')
    expect((await say(marina, id)).status).toBe(200)
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=complaint:${id}`)).body
    expect(acts).toMatchObject([{ kind: 'complaint_reopened', reason: 'Falta a foto do verso' }])
  })

  it('are read and written to by operators', async () => {
    const { id } = await opened()
    expect((await operator.get(`/api/v1/admin/complaints/${id}`)).body).toMatchObject({ you: 'operator', actions: [] })
    const { body } = await operator.post(`/api/v1/admin/complaints/${id}/write`, { body: 'Mandem as fotos do verso.' })
    expect(body.result.messages.at(-1)).toMatchObject({ by: 'operator', name: 'Bra Cards' })
    for (const person of [marina, seller])
      expect(await noticesOf(person)).toContain(`O Bra Cards escreveu na reclamação ${id}`)
    expect((await operator.get('/api/v1/admin/complaints?state=open')).body.paginate.total).toBeGreaterThan(0)
    expect((await operator.get('/api/v1/admin/complaints/999999')).status).toBe(404)
  })
})
