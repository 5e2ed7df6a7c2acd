import { afterAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../sandbox.ts'

const sandbox = await startSandbox({ port: 0 })
afterAll(() => sandbox.close())

const secret = { authorization: `Basic ${Buffer.from('sk_test_segredo:').toString('base64')}` }
// answers are asserted on, so they need no types
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
const ask = async (method: string, path: string, body?: object): Promise<Answer> => {
  const headers = { ...secret, ...(body && { 'content-type': 'application/json' }) }
  const at = `${sandbox.url}/pagarme/core/v5${path}`
  return (await fetch(at, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json()
}
const steer = (path: string, body: object = {}) =>
  fetch(`${sandbox.url}/__sandbox/pagarme${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const tokenFor = async () => {
  const card = { number: '4000000000000010', holder_name: 'MARINA TAVARES', exp_month: 12, exp_year: 30, cvv: '123' }
  const at = `${sandbox.url}/pagarme/core/v5/tokens?appId=pk_test_publica`
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(at, { method: 'POST', headers, body: JSON.stringify({ type: 'card', card }) })
  return ((await answer.json()) as { id: string }).id
}
const customer = {
  name: 'Marina Tavares',
  email: 'marina@bracards.example',
  document: '52998224725',
  phones: { mobile_phone: { country_code: '55', area_code: '83', number: '987654321' } },
}
const address = {
  line_1: '120, Rua das Trincheiras, Centro',
  zip_code: '58011000',
  city: 'João Pessoa',
  state: 'PB',
  country: 'BR',
}
const items = [{ amount: 10_000, quantity: 1, description: 'Uma carta', code: 'L1' }]
const charged = async (payment: object): Promise<string> =>
  (await ask('POST', '/orders', { customer: { ...customer, type: 'individual' }, items, payments: [payment] }))
    .charges[0].id
const byPix = async () => {
  const id = await charged({ payment_method: 'pix', pix: { expires_in: 1800 } })
  await steer(`/charges/${id}/pay`)
  return id
}
const byCard = async (installments = 1) =>
  charged({
    payment_method: 'credit_card',
    credit_card: { installments, card_token: await tokenFor(), card: { billing_address: address } },
  })
const payables = async (id: string) => (await ask('GET', `/payables?charge_id=${id}`)).data as Answer[]
const kindsOf = (rows: Answer[]) => rows.map(({ type, amount, fee, status }) => [type, amount, fee, status])

describe('what the provider owes of a charge', () => {
  it('is less its fee: a Pix at once, a card month by month, to the centavo', async () => {
    expect(kindsOf(await payables(await byPix()))).toEqual([['credit', 10_000, 119, 'paid']])
    const three = await payables(await byCard(3))
    expect(kindsOf(three)).toEqual([
      ['credit', 3334, 140, 'waiting_funds'],
      ['credit', 3333, 140, 'waiting_funds'],
      ['credit', 3333, 140, 'waiting_funds'],
    ])
    expect(three.map(({ installment }) => installment)).toEqual([1, 2, 3])
  })

  it('is taken back with a refund: the fee of a card with the whole of it, and none else', async () => {
    const [part, whole, pix] = [await byCard(), await byCard(), await byPix()]
    await ask('DELETE', `/charges/${part}`, { amount: 4000 })
    await ask('DELETE', `/charges/${whole}`)
    await ask('DELETE', `/charges/${pix}`)
    expect(kindsOf((await payables(part)).slice(1))).toEqual([['refund', -4000, 0, 'paid']])
    expect(kindsOf((await payables(whole)).slice(1))).toEqual([['refund', -10_000, -419, 'paid']])
    expect(kindsOf((await payables(pix)).slice(1))).toEqual([['refund', -10_000, 0, 'paid']])
  })

  it('is announced for a dispute, taken when it is lost, and back when it is won after all', async () => {
    const id = await byCard()
    await ask('DELETE', `/charges/${id}`, { amount: 1000 })
    expect((await steer(`/charges/${id}/dispute/lose`)).status).toBe(412)
    await steer(`/charges/${id}/dispute`)
    expect(kindsOf((await payables(id)).slice(2))).toEqual([['chargeback', -9000, 0, 'waiting_funds']])
    await steer(`/charges/${id}/dispute/lose`)
    expect(kindsOf((await payables(id)).slice(2))).toEqual([['chargeback', -9000, 0, 'paid']])
    await steer(`/charges/${id}/dispute/win`)
    expect(kindsOf((await payables(id)).slice(3))).toEqual([['chargeback_refund', 9000, 0, 'paid']])
    expect((await ask('GET', `/charges/${id}`)).status).toBe('chargedback')
  })

  it('is listed page by page by a cursor, and by when it was changed', async () => {
    const since = new Date(Date.now() + 5)
    await new Promise((resolve) => setTimeout(resolve, 10))
    const ids = [await byPix(), await byPix(), await byPix()]
    const query = `updated_since=${since.toISOString()}&size=2`
    const first = await ask('GET', `/payables?${query}`)
    const rest = await ask('GET', `/payables?${query}&forward_cursor=${first.paging.forward_cursor}`)
    const found = [...first.data, ...rest.data].map(({ charge_id: id }) => id)
    expect([found, first.data.length, rest.paging.forward_cursor]).toEqual([ids, 2, null])
    await steer(`/charges/${ids[0]}/anticipate`, { cents: 77 })
    expect((await payables(ids[0]!))[0]).toMatchObject({ fee: 119, anticipation_fee: 77 })
    expect((await steer(`/charges/${ids[0]}/anticipate`, { cents: -1 })).status).toBe(422)
  })
})
