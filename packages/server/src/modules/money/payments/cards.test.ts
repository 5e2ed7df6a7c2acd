import { describe, expect, it } from 'vitest'
import { cardToken } from '../../../testing/buying.ts'
import { testApp } from '../../../testing/test-app.ts'
import { steering } from '../../../testing/steering.ts'
import { paymentsJobs } from './payments.jobs.ts'
import { paymentsPersonal } from './payments.personal.ts'
import { pagarme } from './providers/pagarme.ts'
import { CardRefused } from './providers/port.ts'
import { marina as payer, newCharge } from './providers/suite.ts'

const { app, as, clock, post, sandbox } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const URL = '/api/v1/pagarme/cards'

const steer = steering(sandbox.url, 'pagarme')
const save = async (who: typeof marina, change: object = {}) =>
  who.post(URL, { token: await cardToken(marina, change) })
const cardsOf = async (who: typeof marina) => (await who.get(URL)).body.cards
/** The first address of a person. */
const atHome = async (who: typeof marina) => {
  const place = { address: 'Avenida Paulista', number: '1', district: 'Bela Vista', city: 'São Paulo', state: 'SP' }
  const { status } = await who.post('/api/v1/address/add_address', { postcode: '01310100', complement: '', ...place })
  expect(status).toBe(200)
}
const runJob = () => paymentsJobs.forget_removed_cards!.run(app, {})
const rows = () => app.db.selectFrom('saved_cards').selectAll().execute()

describe('saved cards', () => {
  it('are none at first, and the browser is told where to take one only if it asks', async () => {
    expect((await marina.get(URL)).body).toEqual({ cards: [], pagarme_data: null })
    const { pagarme_data: at } = (await marina.get(`${URL}?pagarme_data=flag`)).body
    const parts = { installments_max: 6, installment_minimum_cents: 2000 }
    const address = `${sandbox.url}/pagarme/core/v5/tokens`
    expect(at).toEqual({ tokens_url: address, public_key: 'pk_test_simulador', ...parts })
  })

  it('may go from a page of ours to the provider', async () => {
    const policy = String((await marina.get(URL)).headers['content-security-policy'])
    expect(policy).toMatch(new RegExp(`connect-src [^;]*${sandbox.url}[ ;]`))
  })

  it('are kept by a token, and shown by what one knows them by', async () => {
    const { status, body } = await save(marina)
    expect([status, body.success, body.message]).toEqual([200, true, 'Cartão salvo com sucesso!'])
    const shown = { brand: 'Visa', last_four: '0010', holder: 'MARINA TAVARES', expiry_month: 12, expiry_year: 2030 }
    expect(await cardsOf(marina)).toEqual([{ id: body.card.id, ...shown, expired: false }])
    expect(JSON.stringify(await rows())).not.toContain('400000')
  })

  it('are the same card when it is saved again', async () => {
    await save(marina)
    expect(await cardsOf(marina)).toHaveLength(1)
  })

  it('are nobody else’s to see or to remove', async () => {
    const [card] = await cardsOf(marina)
    expect(await cardsOf(seller)).toEqual([])
    const refused = await seller.remove(`${URL}/${card.id}`)
    expect([refused.status, refused.body.message]).toEqual([404, 'Não encontramos este cartão.'])
    expect(await cardsOf(marina)).toHaveLength(1)
  })

  it('say when they are over, from the first day of the month after', async () => {
    await save(seller, { number: '5555555555554444', exp_month: 11, exp_year: 2039 })
    const wait = Date.parse('2039-12-01T02:59:59Z') - clock.now().getTime()
    clock.advance(wait)
    expect(await cardsOf(await as('seller'))).toMatchObject([{ brand: 'Mastercard', expired: false }])
    clock.advance(1000)
    expect(await cardsOf(await as('seller'))).toMatchObject([{ expired: true }])
    clock.advance(-wait - 1000)
  })
})

describe('a card that is not saved', () => {
  it.each([
    { token: '4000000000000010' },
    { number: '4000 0000 0000 0010', cvv: '123' },
    { token: 'token_1', card: { number: 4000000000000010 } },
    { token: 'token_1', note: ['o cartão é 5555-5555-5555-4444'] },
  ])('is one whose number was sent to us: %j', async (body) => {
    const answer = await marina.post(URL, body)
    expect([answer.status, answer.body.code]).toEqual([422, 'card_number_sent'])
    expect(answer.body.message).toMatch(/^Por segurança, não recebemos números de cartão\./)
    expect(JSON.stringify(answer.body)).not.toMatch(/0010|4444/)
  })

  it('is one without a token, or with one that is over', async () => {
    const without = await marina.post(URL, {})
    expect([without.status, without.body.fields]).toEqual([
      422,
      { token: 'Não recebemos os dados do cartão. Digite-os de novo.' },
    ])
    const token = await cardToken(marina, { exp_year: 2031 })
    expect((await marina.post(URL, { token })).status).toBe(200)
    const again = await marina.post(URL, { token })
    expect([again.status, again.body.message]).toEqual([
      422,
      'O cartão não foi aceito. Confira os dados ou use outro cartão.',
    ])
  })

  it('is one that its bank does not confirm', async () => {
    const refused = await save(marina, { cvv: '612' })
    expect([refused.status, refused.body.code]).toEqual([422, 'card_refused'])
  })

  it('is any while the provider is down, and may be tried again', async () => {
    const token = await cardToken(marina, { number: '5555555555554444' })
    await steer('/fail-next', { times: 1, status: 503 })
    const refused = await marina.post(URL, { token })
    expect([refused.status, refused.body.message]).toEqual([
      503,
      'Os pagamentos estão fora do ar. Tente de novo em instantes.',
    ])
    expect((await marina.post(URL, { token })).status).toBe(200)
  })

  it('is the eleventh', async () => {
    const missing = 10 - (await cardsOf(marina)).length
    for (let year = 2040; year < 2040 + missing; year += 1) await save(marina, { exp_year: year })
    const refused = await save(marina, { exp_year: 2039 })
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_cards'])
  })

  it('is that of whoever tries one stolen card after another', async () => {
    const thief = await as('joao.meireles@bracards.example')
    await atHome(thief)
    const statuses = []
    for (let tried = 0; tried < 7; tried += 1) statuses.push((await save(thief, { cvv: '600' })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  })

  it('is that of a person without an address for its bill, or without a phone', async () => {
    const ana = await as('ana.luz@bracards.example')
    const refused = await save(ana)
    expect([refused.status, refused.body.message]).toEqual([422, 'Cadastre um endereço antes de salvar um cartão.'])
    await atHome(ana)
    await app.db.updateTable('users').set({ phone: null }).where('id', '=', ana.id).execute()
    const silent = await save(ana)
    expect([silent.status, silent.body.message]).toEqual([
      422,
      'Complete o CPF e o telefone da sua conta antes de pagar.',
    ])
    await app.db.updateTable('users').set({ phone: '83987654321' }).where('id', '=', ana.id).execute()
    expect((await save(ana)).status).toBe(200)
  })

  it('is one of nobody', async () => {
    expect((await post(URL, { token: 'token_1' })).status).toBe(401)
  })
})

describe('a card that is removed', () => {
  it('is gone at once, and a moment later at the provider too', async () => {
    const [card] = await cardsOf(marina)
    const [row] = (await rows()).filter(({ id }) => id === card.id)
    const answer = await marina.remove(`${URL}/${card.id}`)
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: 'Cartão removido.' }])
    expect((await cardsOf(marina)).map(({ id }: { id: number }) => id)).not.toContain(card.id)
    expect((await marina.remove(`${URL}/${card.id}`)).status).toBe(404)

    await runJob()
    expect((await rows()).map(({ id }) => id)).not.toContain(card.id)
    const provider = pagarme({ baseUrl: app.providers.pagarmeUrl, secretKey: app.config.pagarme.secretKey })
    const by = { method: 'card', installments: 1, billTo: payer.address, cardId: row!.provider_card_id } as const
    await expect(provider.charge(newCharge(row!.payer_id, by), 'a removed card')).rejects.toThrow(CardRefused)
  })

  it('is forgotten later when the provider is down', async () => {
    const [card] = await cardsOf(marina)
    await marina.remove(`${URL}/${card.id}`)
    await steer('/fail-next', { times: 1 })
    await runJob()
    expect((await rows()).map(({ id }) => id)).toContain(card.id)
    await runJob()
    expect((await rows()).map(({ id }) => id)).not.toContain(card.id)
  })

  it('is forgotten behind many that the provider does not let go', async () => {
    const bill = { payer_id: 'cus_1', brand: 'Visa', last_four: '0010', holder: 'MARINA TAVARES' }
    const removed = { user_id: marina.id, ...bill, expiry_month: 12, expiry_year: 2030, removed: true }
    const stubborn = Array.from({ length: 120 }, (_, at) => ({
      ...removed,
      provider_card_id: `card_old_${at}`,
      created_at: clock.now(),
    }))
    await app.db.insertInto('saved_cards').values(stubborn).execute()
    await steer('/fail-next', { times: 119, status: 422 })
    await runJob()
    expect((await rows()).filter(({ removed: isRemoved }) => isRemoved)).toHaveLength(119)
    await runJob()
    expect((await rows()).filter(({ removed: isRemoved }) => isRemoved)).toEqual([])
  })

  it('is every one of a person who leaves, after a copy was told', async () => {
    const told = await paymentsPersonal.records(app.db, seller.id, app)
    expect(told['Cartões salvos']).toMatchObject([{ bandeira: 'Mastercard', final: '4444', validade: '11/2039' }])
    await app.transaction((tx) => paymentsPersonal.forget(tx, seller.id, app))
    expect(await cardsOf(seller)).toEqual([])
    await runJob()
    expect((await rows()).filter(({ user_id: of }) => of === seller.id)).toEqual([])
  })
})
