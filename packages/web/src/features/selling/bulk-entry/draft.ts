import { reaisOf } from '@bra/contract/trade/cents'
import type { EnterableProduct, SavedEntry } from '@bra/contract/selling/bulk-entry.schemas'
import type { LineDefaults, QuickLine } from '@bra/contract/trade/quick-lines'
import { useCallback, useSyncExternalStore } from 'react'

export interface Entered extends Omit<QuickLine, 'reference' | 'choices' | 'price_cents'> {
  price_cents: number
  /** Idempotency key: saving it again from any tab does not enter it twice. */
  key: string
  product: EnterableProduct
  problem?: string | null
}

export interface Draft {
  defaults: LineDefaults
  entered: Entered[]
  /** What is typed in the checklist, by product id. */
  typed: Record<number, { quantity: string; price: string }>
}

const empty: Draft = {
  defaults: { condition: 'NM', language: 'PT', finish: 'normal' },
  entered: [],
  typed: {},
}

/** The draft of a store stays in this browser until it is saved; all tabs share it. */
export function useDraft(storeId: number) {
  const name = `entries_${storeId}`
  const draft = useSyncExternalStore(hear, () => draftIn(name))
  const change = useCallback((next: (draft: Draft) => Draft) => keep(name, next(draftIn(name))), [name])
  return { draft, change }
}

const NONE = '{}'
/** Caches the parsed draft, so that unchanged text returns the same object. */
let known = { text: NONE, draft: empty }

function draftIn(name: string) {
  const text = localStorage.getItem(name) ?? NONE
  if (text !== known.text) known = { text, draft: { ...empty, ...read(text) } }
  return known.draft
}

function keep(name: string, draft: Draft) {
  known = { text: JSON.stringify(draft), draft }
  localStorage.setItem(name, known.text)
  // Browsers send `storage` events only to other tabs.
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

export function withAnswer(draft: Draft, sent: string[], results: SavedEntry[]): Draft {
  const answerOf = new Map(sent.map((key, at) => [key, results[at]]))
  const entered = draft.entered.flatMap((one) => {
    const answer = answerOf.get(one.key)
    if (!answer) return one
    return answer.outcome === 'refused' ? { ...one, product: asNow(one, answer), problem: answer.message } : []
  })
  return { ...draft, entered }
}

/** The next save must count from the current stock. */
function asNow({ product, price_cents }: Entered, { id, stock }: SavedEntry): EnterableProduct {
  if (stock === null) return product
  return { ...product, own: { id: id ?? 0, price_cents, ...product.own, quantity: stock } }
}

export const usualPrice = ({ own, fair }: EnterableProduct) => reaisOf(own?.price_cents ?? fair?.price_cents)
