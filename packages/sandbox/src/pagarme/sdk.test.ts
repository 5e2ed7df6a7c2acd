import {
  ChargesController,
  Client,
  type CreateCustomerRequest,
  CustomersController,
  type GetCreditCardTransactionResponse,
  type GetPixTransactionResponse,
  OrdersController,
  PayablesController,
  TokensController,
} from '@pagarme/pagarme-nodejs-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../sandbox.ts'

const sandbox = await startSandbox({ port: 0 })
afterAll(() => sandbox.close())

const REAL = 'https://api.pagar.me/core/v5'
const HERE = `${sandbox.url}/pagarme/core/v5`
const client = redirected(new Client({ basicAuthCredentials: { username: 'sk_test_bra', password: '' } }))
const customers = new CustomersController(client)
const tokens = new TokensController(client)
const orders = new OrdersController(client)
const charges = new ChargesController(client)
const payables = new PayablesController(client)

/** The SDK knows only the address of the real provider, so its requests are redirected. */
function redirected(wanted: Client) {
  const make = wanted.getRequestBuilderFactory()
  wanted.getRequestBuilderFactory = () => (method, path) => {
    const builder = make(method, path)
    builder.interceptRequest((request) => ({ ...request, url: request.url.replace(REAL, HERE) }))
    return builder
  }
  return wanted
}

const address = {
  street: 'Rua das Trincheiras',
  number: '120',
  zipCode: '58011000',
  neighborhood: 'Centro',
  city: 'João Pessoa',
  state: 'PB',
  country: 'BR',
  complement: '',
  line1: '120, Rua das Trincheiras, Centro',
  line2: '',
}
const marina: CreateCustomerRequest = {
  name: 'Marina Tavares',
  email: 'marina.sdk@bracards.example',
  document: '52998224725',
  type: 'individual',
  documentType: 'CPF',
  code: 'marina',
  address,
  metadata: { origem: 'teste' },
  phones: { mobilePhone: { countryCode: '55', areaCode: '83', number: '987654321' } },
}
const goods = {
  customer: marina,
  closed: true,
  items: [
    { amount: 1250, description: 'Saci-Pererê, NM', quantity: 2, category: 'carta', code: 'L1' },
    { amount: 399, description: 'Cuca, SP', quantity: 1, category: 'carta', code: 'L2' },
  ],
}
const tokenOf = async (number: string) => {
  const card = { number, holderName: 'MARINA TAVARES', expMonth: 12, expYear: 2030, cvv: '123', brand: '', label: '' }
  return (await tokens.createToken('pk_test_bra', { type: 'card', card })).result
}
const steer = (path: string) => fetch(`${sandbox.url}/__sandbox/pagarme${path}`, { method: 'POST' })
const at = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/)

describe("Pagar.me's own library understands the sandbox", () => {
  let customerId = ''
  beforeAll(async () => {
    customerId = (await customers.createCustomer(marina)).result.id!
  })

  it('about customers', async () => {
    const known = (await customers.getCustomer(customerId)).result
    expect(known).toMatchObject({
      id: expect.stringMatching(/^cus_/),
      name: 'Marina Tavares',
      email: marina.email,
      document: '52998224725',
      documentType: 'CPF',
      type: 'individual',
      delinquent: false,
      code: 'marina',
      metadata: { origem: 'teste' },
      address: { zipCode: '58011000', city: 'João Pessoa', line1: address.line1 },
      phones: { mobilePhone: { countryCode: '55', areaCode: '83', number: '987654321' } },
      createdAt: at,
      updatedAt: at,
    })
  })

  it('about tokens and cards that are kept, listed and forgotten', async () => {
    const token = await tokenOf('4000000000000010')
    expect(token).toMatchObject({
      id: expect.stringMatching(/^token_/),
      type: 'card',
      expiresAt: at,
      card: { lastFourDigits: '0010', holderName: 'MARINA TAVARES', expMonth: 12, expYear: 2030, brand: 'Visa' },
    })
    const card = (await customers.createCard(customerId, { token: token.id!, billingAddress: address })).result
    expect(card).toMatchObject({
      id: expect.stringMatching(/^card_/),
      firstSixDigits: '400000',
      lastFourDigits: '0010',
      brand: 'Visa',
      expMonth: 12,
      status: 'active',
      type: 'credit',
      customer: { id: customerId },
    })
    expect((await customers.getCard(customerId, card.id!)).result.id).toBe(card.id)
    expect((await customers.getCards(customerId)).result).toMatchObject({
      data: [{ id: card.id }],
      paging: { total: 1 },
    })
    expect((await customers.deleteCard(customerId, card.id!)).result).toMatchObject({
      status: 'deleted',
      deletedAt: at,
    })
    expect((await customers.getCards(customerId)).result.data).toEqual([])
  })

  it('about an order with Pix, paid, and given back in two parts', async () => {
    const payments = [{ paymentMethod: 'pix', pix: { expiresIn: 1800 } }]
    const body = { ...goods, code: 'sdk-pix', payments }
    const placed = (await orders.createOrder(body, 'charge sdk-pix')).result
    expect((await orders.createOrder(body, 'charge sdk-pix')).result.id).toBe(placed.id)
    expect(placed).toMatchObject({
      id: expect.stringMatching(/^or_/),
      code: 'sdk-pix',
      amount: 2899,
      currency: 'BRL',
      closed: true,
      status: 'pending',
      items: [{ amount: 1250, quantity: 2, code: 'L1', category: 'carta' }, { amount: 399 }],
      customer: { email: marina.email },
      createdAt: at,
    })
    const [charge] = placed.charges!
    const pix = charge!.lastTransaction as GetPixTransactionResponse
    expect(pix).toMatchObject({ transactionType: 'pix', status: 'waiting_payment', success: true, expiresAt: at })
    expect(pix.qrCode).toMatch(/^000201/)

    await steer(`/charges/${charge!.id}/pay`)
    const paid = (await charges.getCharge(charge!.id!)).result
    expect(paid).toMatchObject({ status: 'paid', amount: 2899, paidAmount: 2899, paidAt: at, order: { id: placed.id } })
    expect((paid.lastTransaction as GetPixTransactionResponse).endToEndId).toMatch(/^E/)
    const part = (await charges.cancelCharge(charge!.id!, { amount: 899, operationReference: 'a' }, 'refund a')).result
    expect(part).toMatchObject({ status: 'paid', canceledAmount: 899 })
    const rest = (await charges.cancelCharge(charge!.id!, { amount: 2000, operationReference: 'b' }, 'refund b')).result
    expect(rest).toMatchObject({ status: 'canceled', canceledAmount: 2899, canceledAt: at })
    expect((await orders.getOrder(placed.id!)).result).toMatchObject({ status: 'canceled', code: 'sdk-pix' })
  })

  it.each([
    ['4000000000000010', 'paid', 'captured', true],
    ['4000000000000028', 'failed', 'not_authorized', false],
  ])('about an order by card %s, which is %s', async (number, state, status, success) => {
    const creditCard = {
      installments: 3,
      statementDescriptor: 'BRACARDS',
      cardToken: (await tokenOf(number)).id!,
      card: { billingAddress: address },
    }
    const payments = [{ paymentMethod: 'credit_card', creditCard }]
    const placed = (await orders.createOrder({ ...goods, code: `sdk-${state}`, payments })).result
    expect(placed).toMatchObject({ status: state, charges: [{ status: state, paymentMethod: 'credit_card' }] })
    const last = placed.charges![0]!.lastTransaction as GetCreditCardTransactionResponse
    expect(last).toMatchObject({
      transactionType: 'credit_card',
      status,
      success,
      installments: 3,
      statementDescriptor: 'BRACARDS',
      operationType: 'auth_and_capture',
      acquirerReturnCode: success ? '00' : '51',
      card: { lastFourDigits: number.slice(-4) },
    })
    const listed = (await orders.getOrders(1, 10, `sdk-${state}`)).result
    expect(listed).toMatchObject({ data: [{ id: placed.id }], paging: { total: 1 } })
    expect((await charges.getCharges(1, 10, `sdk-${state}`)).result.data!.map(({ id }) => id)).toEqual([
      placed.charges![0]!.id,
    ])
  })

  it('about what it owes of a charge, and keeps of it', async () => {
    const creditCard = {
      installments: 2,
      cardToken: (await tokenOf('4000000000000010')).id!,
      card: { billingAddress: address },
    }
    const payments = [{ paymentMethod: 'credit_card', creditCard }]
    const placed = (await orders.createOrder({ ...goods, code: 'sdk-payables', payments })).result
    const { id } = placed.charges![0]!
    const query = [undefined, undefined, undefined, undefined, undefined, id!] as const
    const { data, paging } = (await payables.getPayables(...query)).result
    expect(data).toMatchObject([
      { amount: 1450, fee: 61, installment: 1, chargeId: id, type: 'credit', status: 'waiting_funds', createdAt: at },
      { amount: 1449, fee: 61, installment: 2, paymentMethod: 'credit_card' },
    ])
    expect(paging).toEqual({ forwardCursor: null })
  })

  it('when it refuses', async () => {
    await expect(orders.getOrder('or_nenhum')).rejects.toMatchObject({ statusCode: 404 })
    const refused = orders.createOrder({ ...goods, items: [], code: 'sdk-vazio', payments: [] })
    await expect(refused).rejects.toMatchObject({ statusCode: 422 })
    const stranger = new OrdersController(
      redirected(new Client({ basicAuthCredentials: { username: 'pk_x', password: '' } })),
    )
    await expect(stranger.getOrders()).rejects.toMatchObject({ statusCode: 401 })
  })
})
