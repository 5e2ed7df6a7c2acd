import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CardRefused, type NewCharge, PaymentRejected, type PaymentProvider } from './port.ts'

export const cards = {
  good: '4000000000000010',
  declined: '4000000000000028',
  slowlyPaid: '4000000000000036',
  slowlyRefused: '4000000000000044',
}

export interface Subject {
  provider: PaymentProvider
  tokenOf: (number: string) => Promise<string>
}

export const marina = {
  name: 'Marina Tavares',
  email: 'marina.pagamentos@bracards.example',
  document: '52998224725',
  phone: '83987654321',
  address: {
    ...{ street: 'Rua das Trincheiras', number: '120', complement: '', district: 'Centro' },
    ...{ city: 'João Pessoa', state: 'PB', postcode: '58011000' },
  },
}

export const newCharge = (payerId: string, by: NewCharge['by']): NewCharge => ({
  code: randomUUID().slice(0, 18),
  payerId,
  lines: [
    { code: 'L1', description: 'Saci-Pererê, NM', cents: 1250, quantity: 2 },
    { code: 'L2', description: 'Cuca, SP', cents: 399, quantity: 1 },
  ],
  freightCents: 1101,
  shipTo: marina.address,
  by,
})
export const pix = { method: 'pix', expiresInSeconds: 1800 } as const

export const paymentsSuite = (name: string, subject: () => Subject) =>
  describe(`payments through ${name}`, () => {
    asking(subject)
    charging(subject)
    keepingCards(subject)
    givingBack(subject)
  })

const payer = ({ provider }: Subject) => provider.keepPayer(marina)
const byToken = async (subject: Subject, number: string, installments = 1) =>
  newCharge(await payer(subject), {
    ...{ method: 'card', installments, billTo: marina.address },
    token: await subject.tokenOf(number),
  })

function asking(subject: () => Subject) {
  it('knows a person by the e-mail', async () => {
    expect(await payer(subject())).toBe(await subject().provider.keepPayer({ ...marina, name: 'Marina T.' }))
  })

  it('asks for a Pix of lines and freight, and finds it by its id and by our code', async () => {
    const { provider } = subject()
    const asked = newCharge(await payer(subject()), pix)
    const payment = await provider.charge(asked, asked.code)
    expect(payment).toMatchObject({
      code: asked.code,
      state: 'waiting',
      cents: 4000,
      refundedCents: 0,
      method: 'pix',
    })
    expect(payment.pix!.code).toMatch(/^000201.+6304[\dA-F]{4}$/)
    expect(payment.pix!.expiresAt).toBeInstanceOf(Date)
    expect(await provider.payment(payment.id)).toEqual(payment)
    expect(await provider.paymentOf(asked.code)).toEqual(payment)
  })

  it('knows nothing of what was never asked', async () => {
    expect(await subject().provider.payment('or_AAAAAAAAAAAAAAAA')).toBeNull()
    expect(await subject().provider.paymentOf(randomUUID())).toBeNull()
  })

  it('refuses a charge that makes no sense', async () => {
    const nothing = { ...newCharge(await payer(subject()), pix), lines: [] }
    await expect(subject().provider.charge(nothing, nothing.code)).rejects.toThrow(PaymentRejected)
  })
}

function charging(subject: () => Subject) {
  it('charges once, however often it is asked with one key', async () => {
    const { provider } = subject()
    const asked = await byToken(subject(), cards.good, 3)
    const payment = await provider.charge(asked, asked.code)
    expect(payment).toMatchObject({ state: 'paid', cents: 4000, method: 'card', pix: null, refusal: null })
    expect(await provider.charge(asked, asked.code)).toEqual(payment)
  })

  it('tells of a card that was declined as of a payment, with the reason', async () => {
    const asked = await byToken(subject(), cards.declined)
    const payment = await subject().provider.charge(asked, asked.code)
    expect(payment).toMatchObject({ state: 'refused', paidAt: null })
    expect(payment.refusal).not.toBe('')
  })

  it.each([
    [cards.slowlyPaid, 'paid'],
    [cards.slowlyRefused, 'refused'],
  ])('waits for a bank that thinks about %s', async (number, end) => {
    const { provider } = subject()
    const asked = await byToken(subject(), number)
    const { id } = await provider.charge(asked, asked.code)
    await expect.poll(async () => (await provider.payment(id))!.state).toBe(end)
  })
}

function keepingCards(subject: () => Subject) {
  it('keeps a card behind a token, charges it, and forgets it', async () => {
    const { provider, tokenOf } = subject()
    const payerId = await payer(subject())
    const token = await tokenOf(cards.good)
    const card = await provider.saveCard(payerId, token, marina.address)
    expect(card).toMatchObject({ brand: 'Visa', lastFour: '0010', holder: 'MARINA TAVARES', expiryYear: 2030 })
    await expect(provider.saveCard(payerId, token, marina.address)).rejects.toThrow(CardRefused)

    const asked = newCharge(payerId, { method: 'card', installments: 1, billTo: marina.address, cardId: card.id })
    expect(await provider.charge(asked, asked.code)).toMatchObject({ state: 'paid' })
    await provider.forgetCard(payerId, card.id)
    await provider.forgetCard(payerId, card.id)
    const again = { ...asked, code: randomUUID() }
    await expect(provider.charge(again, again.code)).rejects.toThrow(CardRefused)
  })
}

function givingBack(subject: () => Subject) {
  it('gives back a part, then the rest, each once, and never more', async () => {
    const { provider } = subject()
    const asked = await byToken(subject(), cards.good)
    const paid = await provider.charge(asked, asked.code)
    const part = await provider.refund(paid, 1500, `${asked.code}:1`)
    expect(part).toMatchObject({ state: 'paid', refundedCents: 1500 })
    expect(await provider.refund(paid, 1500, `${asked.code}:1`)).toEqual(part)
    await expect(provider.refund(paid, 2501, `${asked.code}:2`)).rejects.toThrow(PaymentRejected)
    expect(await provider.refund(paid, 2500, `${asked.code}:3`)).toMatchObject({
      state: 'refunded',
      refundedCents: 4000,
    })
  })
}
