import { reaisOf } from '@bra/contract/cents'
import type { EnterableProduct, SavedEntry } from '@bra/contract/entries.schemas'
import type { LineDefaults, QuickLine } from '@bra/contract/quick-lines'
import { useCallback, useState } from 'react'

/** An offer that was typed and is not saved yet. */
export interface Entered extends Omit<QuickLine, 'reference'> {
  key: string
  product: EnterableProduct
  /** Why it was not saved. */
  problem?: string | null
}

export interface Draft {
  defaults: LineDefaults
  entered: Entered[]
  /** What is on its way: sent again with the same key until its answer is here. */
  sending: { key: string; entered: string[]; ifExists: 'add' | 'replace' } | null
  /** Typed into the checklist, by product. */
  typed: Record<number, { quantity: string; price: string }>
}

const empty: Draft = {
  defaults: { condition: 'NM', language: 'PT', finish: 'normal' },
  entered: [],
  sending: null,
  typed: {},
}

/** What was typed for a store stays in this browser until it is saved: a closed tab loses nothing. */
export function useDraft(storeId: number) {
  const name = `entries_${storeId}`
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...read(name) }))
  const change = useCallback(
    (next: (draft: Draft) => Draft) =>
      setDraft((before) => {
        const after = next(before)
        localStorage.setItem(name, JSON.stringify(after))
        return after
      }),
    [name],
  )
  return { draft, change }
}

function read(name: string): Partial<Draft> {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Draft>
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
    return answer.outcome === 'refused' ? { ...one, problem: answer.message } : []
  })
  return { ...draft, entered, sending: null }
}

/** The price that a quantity begins with: the store's own, else the fair one. */
export const usualPrice = ({ own, fair }: EnterableProduct) => reaisOf(own?.price_cents ?? fair?.price_cents)
