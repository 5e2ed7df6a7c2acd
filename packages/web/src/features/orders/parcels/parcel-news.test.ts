import type { OrderEvent, OrderParty, StoreOrder } from '@bra/contract/orders/orders.schemas'
import { describe, expect, it } from 'vitest'
import { translator } from '../../../lib/text.tsx'
import { newsOf } from './parcel-news.ts'

type Step = [state: OrderEvent['state'], by: OrderParty]

const told = (steps: Step[], cancelledBy: OrderParty | null) => {
  const events = steps.map(([state, by]) => ({ state, by, at: '2026-11-20T12:00:00Z', asked: null }))
  const cancellation = cancelledBy && { by: cancelledBy, reason: 'other', comment: null, at: '', answer_until: null }
  const parcel = { state: steps.at(-1)![0], events, cancellation, refund: null } as unknown as StoreOrder
  return newsOf(parcel, { t: translator('pt-BR'), language: 'pt-BR' })
}
const unpaid: Step[] = [['awaiting_payment', 'buyer']]
const paid: Step[] = [...unpaid, ['paid', 'system']]
const asked: Step[] = [...paid, ['cancellation_requested', 'buyer']]

describe('what the buyer is told of a parcel that is late, or about which a complaint runs', () => {
  const speech = { t: translator('pt-BR'), language: 'pt-BR' }
  const parcel = { goods_cents: 2050, freight_cents: 990, refund: null, events: [], delivered_at: null, arrives: null }
  it.each(['paid', 'picking', 'invoiced', 'ready_to_ship'])('%s: that the store let its time pass', (state) => {
    const late = { ...parcel, state, actions: ['cancel'], post_by: '2026-11-20T12:00:00Z', shipping: { code: 'pac' } }
    const news = newsOf(late as unknown as StoreOrder, speech)!
    expect([news.isLate, news.title]).toEqual([true, 'A loja passou do prazo'])
    expect(news.hint).toContain('R$ 30,40'.replace(' ', '\u00A0'))
  })

  it('how much comes back, without what was given back before', () => {
    const late = { ...parcel, state: 'paid', actions: ['cancel'], shipping: { code: 'pac' }, refund: { cents: 1000 } }
    expect(newsOf(late as unknown as StoreOrder, speech)!.hint).toContain('R$ 20,40'.replace(' ', '\u00A0'))
  })

  it('that the money of a complaint is held, not released', () => {
    const done = { ...parcel, state: 'completed', contested_cents: 2000, completes_at: '2026-11-20T12:00:00Z' }
    const news = newsOf(done as unknown as StoreOrder, speech)!
    expect(news.hint).toContain('seguem retidos')
    expect(news.hint).not.toContain('liberado para a loja em')
  })
})

describe('what the buyer is told of a parcel that ended', () => {
  it.each<[string, Step[], OrderParty | null, string, RegExp | undefined]>([
    ['before it was paid, by the buyer', [...unpaid, ['cancelled', 'buyer']], null, 'Cancelado por você', /^Nada foi/],
    ['because nobody paid it', [...unpaid, ['expired', 'system']], null, 'O pagamento não foi feito a tempo', /^Nada/],
    ['as the buyer asked', [...asked, ['cancelled', 'store']], 'buyer', 'Cancelado por você', /^A loja aceitou/],
    ['without an answer', [...asked, ['cancelled', 'system']], 'buyer', 'Cancelado por você', /^A loja não respondeu/],
    ['by the buyer alone', [...paid, ['cancelled', 'buyer']], 'buyer', 'Cancelado por você', undefined],
    ['by the store', [...paid, ['cancelled', 'store']], 'store', 'Cancelado pela loja', undefined],
    ['by an operator', [...paid, ['cancelled', 'operator']], 'operator', 'Cancelado pelo Bra Cards', undefined],
    ['by the bank', [...paid, ['cancelled', 'system']], null, 'Cancelado: o banco devolveu o pagamento', undefined],
  ])('%s', (_, steps, cancelledBy, title, hint) => {
    const news = told(steps, cancelledBy)
    expect(news?.title).toBe(title)
    expect(news?.hint ?? '').toMatch(hint ?? /^$/)
  })
})
