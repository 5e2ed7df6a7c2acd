import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { describe, expect, it } from 'vitest'
import {
  type CellChange,
  changesOf,
  countOfCells,
  type DraftAction,
  type Drafts,
  draftsAfter,
  noDrafts,
} from './drafts.ts'

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
const quantity = (id: number, value: number): CellChange => ({ row: row(id), field: 'quantity', value })
const saved = (sent: Drafts, answer: object, now = sent) =>
  draftsAfter(now, { kind: 'answered', sent: sent.rows, saved: [], refused: [], fresh: [], ...answer })
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

  it('are redone step by step, until something else is typed', () => {
    const twice = after(set(price(1, 900)), set(price(1, 700), price(2, 700)), { kind: 'undo' }, { kind: 'undo' })
    expect(changesOf(twice)).toEqual([])
    const once = draftsAfter(twice, { kind: 'redo' })
    expect(changesOf(once)).toEqual([{ id: 1, price_cents: 900 }])
    const all = [{ kind: 'redo' }, { kind: 'redo' }] satisfies DraftAction[]
    expect(changesOf(all.reduce(draftsAfter, once))).toEqual([
      { id: 1, price_cents: 700 },
      { id: 2, price_cents: 700 },
    ])
    expect(draftsAfter(once, set(price(3, 600))).undone).toEqual([])
  })

  it('keep what was refused, with the reason', () => {
    const drafts = saved(after(set(price(1, 900), price(2, 800))), {
      saved: [1],
      refused: [{ id: 2, message: 'Esta oferta já existe.' }],
    })
    expect([...drafts.rows]).toMatchObject([[2, { now: { price_cents: 800 }, error: 'Esta oferta já existe.' }]])
    expect(drafts.steps).toEqual([])
  })

  it('whose stock moved are saved the next time, on top of the stock as it is now', () => {
    const refused = saved(after(set(quantity(1, 9), quantity(2, 1))), {
      refused: [1, 2].map((id) => ({ id, message: 'O estoque mudou.' })),
      fresh: [1, 2].map((id) => ({ ...row(id), quantity: 1, price_cents: 700 })),
    })
    expect([...refused.rows]).toMatchObject([[1, { was: { quantity: 1 }, error: 'O estoque mudou.', hasMoved: true }]])
    expect(changesOf(refused)).toEqual([{ id: 1, quantity: 9, quantity_was: 1 }])
  })

  it('typed while the save is under way stay, in the same cell too', () => {
    const sent = after(set(price(1, 900), price(2, 800), price(3, 600)))
    const typed = [set(price(1, 950)), set(quantity(2, 5)), set(price(3, 1000))].reduce(draftsAfter, sent)
    const drafts = saved(sent, { saved: [1, 2, 3] }, typed)
    expect(changesOf(drafts)).toEqual([
      { id: 1, price_cents: 950 },
      { id: 2, quantity: 5, quantity_was: 3 },
      { id: 3, price_cents: 1000 },
    ])
  })
})
