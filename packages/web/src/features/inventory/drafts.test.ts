import type { OwnListing } from '@bra/contract/inventory.schemas'
import { describe, expect, it } from 'vitest'
import { type CellChange, changesOf, countOfCells, type DraftAction, draftsAfter, noDrafts } from './drafts.ts'

const row = (id: number) =>
  ({
    id,
    condition: 'NM',
    language: 'PT',
    finish: 'normal',
    price_cents: 1000,
    quantity: 3,
    status: 'available',
  }) as OwnListing
const set = (...changes: CellChange[]): DraftAction => ({ kind: 'set', changes })
const price = (id: number, value: number): CellChange => ({ row: row(id), field: 'price_cents', value })
const after = (...actions: DraftAction[]) => actions.reduce(draftsAfter, noDrafts)

describe('unsaved changes of the grid', () => {
  it('count the cells that differ, and say what a quantity was', () => {
    const drafts = after(set(price(1, 900)), set({ row: row(1), field: 'quantity', value: 5 }, price(2, 800)))
    expect(countOfCells(drafts)).toBe(3)
    expect(changesOf(drafts)).toEqual([
      { id: 1, price_cents: 900, quantity: 5, quantity_was: 3 },
      { id: 2, price_cents: 800 },
    ])
  })

  it('are none where a cell is as it was again', () => {
    expect(after(set(price(1, 900)), set(price(1, 1000))).rows.size).toBe(0)
  })

  it('are undone step by step, a paste of many as one', () => {
    const pasted = after(set(price(1, 900)), set(price(1, 700), price(2, 700)))
    const once = draftsAfter(pasted, { kind: 'undo' })
    expect(changesOf(once)).toEqual([{ id: 1, price_cents: 900 }])
    expect(changesOf(draftsAfter(once, { kind: 'undo' }))).toEqual([])
  })

  it('keep what was refused, with the reason', () => {
    const drafts = after(set(price(1, 900), price(2, 800)), {
      kind: 'answered',
      saved: [1],
      refused: [{ id: 2, message: 'O estoque mudou.' }],
    })
    expect([...drafts.rows]).toMatchObject([[2, { now: { price_cents: 800 }, error: 'O estoque mudou.' }]])
    expect(drafts.steps).toEqual([])
  })
})
