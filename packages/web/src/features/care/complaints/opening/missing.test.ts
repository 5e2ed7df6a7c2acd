import type { ComplaintOptions } from '@bra/contract/care/complaints.schemas'
import { describe, expect, it } from 'vitest'
import { type Draft, emptyDraft, heldBy, noTrouble, type Trouble } from './draft.ts'
import { missingIn } from './missing.ts'
import { complaintOpeningTexts } from './texts.ts'

const line = (id: number, free: number, unit: number) =>
  ({ id, free, quantity: 4, name: `Carta ${id}`, unit_price_cents: unit, worse_conditions: ['SP', 'MP'] }) as never
const options = {
  free_cents: 9900,
  freight_cents: 1000,
  lines: [line(1, 4, 190), line(2, 1, 4180), line(3, 0, 500)],
} as never as ComplaintOptions
const draft = (cards: Record<number, Partial<Trouble>>): Draft => ({
  ...emptyDraft,
  chosen: Object.keys(cards).map(Number),
  cards: Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...noTrouble(), ...card }])),
})
const textsIn = (of: Draft) => missingIn(of, options).map(({ text }) => text)

describe('what is missing before a complaint can be sent', () => {
  it('is first of all what happened', () => {
    expect(missingIn(draft({ 1: {} }), options)).toEqual([
      { field: '1-reason', text: complaintOpeningTexts.missingReason, of: 'Carta 1' },
    ])
  })

  it('is condition, front and back, and words where a card is worse than offered', () => {
    expect(textsIn(draft({ 1: { reason: 'worse_condition' } }))).toEqual([
      complaintOpeningTexts.missingCondition,
      complaintOpeningTexts.missing_front,
      complaintOpeningTexts.missing_back,
      complaintOpeningTexts.missingWords,
    ])
    const whole = {
      condition: 'SP',
      passport: { photos: { front: '/a', back: '/b' }, defects: [] },
      words: 'Um risco.',
    }
    expect(textsIn(draft({ 1: { reason: 'worse_condition', ...whole } }))).toEqual([])
  })

  it('is only words where a card did not come', () => {
    expect(textsIn(draft({ 1: { reason: 'missing_card' } }))).toEqual([complaintOpeningTexts.missingWords])
  })

  it('is nothing of a card that another complaint is about', () => {
    expect(textsIn(draft({ 3: {} }))).toEqual([])
  })

  it('is words about the whole parcel, and nothing of its cards', () => {
    expect(textsIn({ ...draft({ 1: {} }), isWhole: true })).toEqual([complaintOpeningTexts.missingWords])
  })
})

describe('what will be held', () => {
  it('is the price of the units that are wrong', () => {
    expect(heldBy(draft({ 1: { quantity: 2 }, 2: {} }), options)).toBe(2 * 190 + 4180)
  })

  it('is all that is free of a parcel that did not come', () => {
    expect(heldBy({ ...emptyDraft, isWhole: true }, options)).toBe(9900)
  })
})
