import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { describe, expect, it } from 'vitest'
import type { Translate } from '../../../lib/text.tsx'
import { readSheet, type SheetText } from './cells.ts'
import { gridTexts } from './grid-texts.ts'

const unread: Translate = (text) => text
const row = { grade: null, product: { type: 'tcg' } } as OwnListing
const read = (of: OwnListing, ...typed: SheetText) => readSheet(of, typed, unread)

describe('what is typed of one offer', () => {
  it('goes on as it is typed, saved or not', () => {
    const { values, problems } = read(row, ['price_cents', '12,50'], ['quantity', '7'], ['status', gridTexts.paused])
    expect(values).toEqual({ price_cents: 1250, quantity: 7, status: 'paused' })
    expect(problems).toEqual({})
  })

  it('says at which field it is nothing of the kind', () => {
    const { values, problems } = read(row, ['price_cents', ''], ['quantity', '7'])
    expect(values).toEqual({ quantity: 7 })
    expect(problems).toEqual({ price_cents: gridTexts.badPrice })
  })

  it('leaves the condition of a graded card to its grade', () => {
    const graded = { ...row, grade: { company: 'PSA', grade: 9, certificate: '1' } } as unknown as OwnListing
    expect(read(graded, ['condition', 'NM'], ['quantity', '1'])).toEqual({ values: { quantity: 1 }, problems: {} })
  })
})
