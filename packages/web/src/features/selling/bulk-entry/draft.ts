import { reaisOf } from '@bra/contract/cents'
import type { EnterableProduct, SavedEntry } from '@bra/contract/entries.schemas'
import type { LineDefaults, QuickLine } from '@bra/contract/quick-lines'
import { useCallback, useSyncExternalStore } from 'react'

/** An offer that was typed and is not saved yet. */
export interface Entered extends Omit<QuickLine, 'reference'> {
  /** Goes with it to the server: saved again, by any tab, it is the same save. */
  key: string
  product: EnterableProduct
  /** Why it was not saved. */
  problem?: string | null
}

export interface Draft {
  defaults: LineDefaults
  entered: Entered[]
  /** Typed into the checklist, by product. */
  typed: Record<number, { quantity: string; price: string }>
}

const empty: Draft = {
  defaults: { condition: 'NM', language: 'PT', finish: 'normal' },
  entered: [],
  typed: {},
}

/** What was typed for a store stays in this browser until it is saved: a closed tab loses nothing, and all tabs have one. */
export function useDraft(storeId: number) {
  const name = `entries_${storeId}`
  const draft = useSyncExternalStore(hear, () => draftIn(name))
  const change = useCallback((next: (draft: Draft) => Draft) => keep(name, next(draftIn(name))), [name])
  return { draft, change }
}

const NONE = '{}'
/** Read once for each text, so that what did not change stays the same object. */
let known = { text: NONE, draft: empty }

function draftIn(name: string) {
  const text = localStorage.getItem(name) ?? NONE
  if (text !== known.text) known = { text, draft: { ...empty, ...read(text) } }
  return known.draft
}

function keep(name: string, draft: Draft) {
  known = { text: JSON.stringify(draft), draft }
  localStorage.setItem(name, known.text)
  // the browser tells it to the other tabs alone
  dispatchEvent(new StorageEvent('storage', { key: name }))
}

function hear(redraw: () => void) {
  addEventListener('storage', redraw)
  return () => removeEventListener('storage', redraw)
}

function read(text: string): Partial<Draft> {
  try {
    return JSON.parse(text) as Partial<Draft>
  } catch {
    return {}
  }
}

export const withEntered = (draft: Draft, more: Entered[]): Draft => ({
  ...draft,
  entered: [...more, ...draft.entered],
})

/** After an answer: what was saved leaves the list, what was refused stays with its reason. */
export function withAnswer(draft: Draft, sent: string[], results: SavedEntry[]): Draft {
  const answerOf = new Map(sent.map((key, at) => [key, results[at]]))
  const entered = draft.entered.flatMap((one) => {
    const answer = answerOf.get(one.key)
    if (!answer) return one
    return answer.outcome === 'refused' ? { ...one, product: asNow(one, answer), problem: answer.message } : []
  })
  return { ...draft, entered }
}

/** The next save is on top of what there is by now. */
function asNow({ product, price_cents }: Entered, { id, stock }: SavedEntry): EnterableProduct {
  if (stock === null) return product
  return { ...product, own: { id: id ?? 0, price_cents, ...product.own, quantity: stock } }
}

/** The price that a quantity begins with: the store's own, else the fair one. */
export const usualPrice = ({ own, fair }: EnterableProduct) => reaisOf(own?.price_cents ?? fair?.price_cents)
