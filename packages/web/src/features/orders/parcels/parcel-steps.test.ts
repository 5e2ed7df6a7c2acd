import type { StoreOrderState } from '@bra/contract/orders/order-life'
import { describe, expect, it } from 'vitest'
import { type ParcelStep, stepsOf } from './parcel-steps.ts'

const day = (at: number) => new Date(Date.UTC(2026, 10, at, 12)).toISOString()
type ParcelToShow = Parameters<typeof stepsOf>[0]

/** Builds a parcel that went through these states, one a day. */
const after = (states: StoreOrderState[], more: Partial<ParcelToShow> = {}): ParcelToShow => ({
  state: states.at(-1)!,
  store: { id: 1, name: 'Toca do Saci', slug: 'toca-do-saci' },
  events: states.map((state, at) => ({ state, at: day(at + 1), by: 'system', asked: null, lacking: null })),
  delivered_at: null,
  tracking: null,
  review: null,
  refund: null,
  ...more,
})
const looks = (steps: ParcelStep[]) => steps.map(({ key, look }) => `${key} ${look}`)
const posted: StoreOrderState[] = ['awaiting_payment', 'paid', 'picking', 'shipped']

describe('the stages of a parcel', () => {
  it('show what is to come as well', () => {
    expect(looks(stepsOf(after(['awaiting_payment', 'paid'])))).toEqual([
      'placed done',
      'approved now',
      'preparing ahead',
      'sent ahead',
      'delivered ahead',
      'reviewed ahead',
    ])
  })

  it('count preparing as done where it was posted straight away', () => {
    const steps = stepsOf(after(['awaiting_payment', 'paid', 'shipped']))
    expect(looks(steps).slice(1, 4)).toEqual(['approved done', 'preparing done', 'sent now'])
    expect(steps[2]!.at).toBeNull()
  })

  it('take the days from the post and the door where they are known', () => {
    const tracking = { carrier: 'Correios', code: null, url: null, posted_at: day(20) }
    const steps = stepsOf(after([...posted, 'delivered'], { tracking, delivered_at: day(25) }))
    expect(steps.map(({ at }) => at && new Date(at).getUTCDate())).toEqual([1, 2, 3, 20, 25, null])
  })

  it('are all behind it once it is reviewed', () => {
    const review = { stars: 5, comment: null, created_at: day(9) }
    const steps = stepsOf(after([...posted, 'delivered'], { review }))
    expect(new Set(steps.map(({ look }) => look))).toEqual(new Set(['done']))
  })

  it('leave the review out of what the centre sends', () => {
    expect(stepsOf(after(posted, { store: null })).at(-1)!.key).toBe('delivered')
  })

  it.each<[StoreOrderState[], string[]]>([
    [
      ['awaiting_payment', 'expired'],
      ['placed done', 'expired stopped'],
    ],
    [
      ['awaiting_payment', 'paid', 'cancellation_requested'],
      ['placed done', 'approved done', 'cancellation_requested now'],
    ],
    [
      [...posted, 'lost'],
      ['placed done', 'approved done', 'preparing done', 'sent done', 'lost stopped', 'refunded ahead'],
    ],
    [
      ['awaiting_payment', 'paid', 'shipped', 'delivered', 'return_authorised'],
      [
        'placed done',
        'sent done',
        'delivered done',
        'return_authorised now',
        'returning ahead',
        'returned ahead',
        'refunded ahead',
      ],
    ],
  ])('end honestly: %j', (states, shown) => {
    expect(looks(stepsOf(after(states)))).toEqual(shown)
  })

  it('tell of the money of a cancelled one, to come or come', () => {
    const states: StoreOrderState[] = ['awaiting_payment', 'paid', 'cancelled']
    const end = (refund: ParcelToShow['refund']) => looks(stepsOf(after(states, { refund }))).slice(2)
    expect(end({ cents: 500, credit_cents: 0, at: null, reasons: [] })).toEqual(['cancelled stopped', 'refunded ahead'])
    expect(end({ cents: 500, credit_cents: 0, at: day(5), reasons: [] })).toEqual([
      'cancelled stopped',
      'refunded done',
    ])
  })

  it('go the usual way again where the store refused to cancel', () => {
    const steps = stepsOf(after(['awaiting_payment', 'paid', 'cancellation_requested', 'picking']))
    expect(looks(steps)[2]).toBe('preparing now')
  })

  it('show a state that nobody knows by the word of the server', () => {
    const steps = stepsOf(after(['awaiting_payment', 'paid', 'em_transbordo' as StoreOrderState]))
    expect(looks(steps)).toEqual(['placed done', 'approved done', 'em_transbordo now'])
    expect(steps.at(-1)!.text).toBeNull()
  })

  it('of what was handed back in person were never on the way', () => {
    const steps = stepsOf(after([...posted, 'delivered', 'return_authorised', 'returned']))
    expect(looks(steps).slice(-3)).toEqual(['return_authorised done', 'returned now', 'refunded ahead'])
  })
})
