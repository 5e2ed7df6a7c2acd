import type { ComplaintOptions, ComplaintReason } from '@bra/contract/care/complaints.schemas'
import { useEffect, useState } from 'react'
import { keepTyped, keptTyped } from '../../../../lib/kept-state.ts'
import { emptyPassport, type PassportDraft } from '../../../ground/photos/passports/passport-draft.ts'

export interface Trouble {
  reason: ComplaintReason | null
  quantity: number
  condition: string
  passport: PassportDraft
  words: string
}

export interface Draft {
  isWhole: boolean
  /** Ids of lines, in the order in which they were ticked. */
  chosen: number[]
  cards: Record<number, Trouble>
  whole: Trouble
}

export type Line = ComplaintOptions['lines'][number]

export const noTrouble = (reason: ComplaintReason | null = null): Trouble => ({
  reason,
  quantity: 1,
  condition: '',
  passport: emptyPassport,
  words: '',
})
export const emptyDraft: Draft = { isWhole: false, chosen: [], cards: {}, whole: noTrouble('not_arrived') }

const keyOf = (parcel: number) => `complaint about ${parcel}`

/** What is typed stays in this window, so that neither a failed call nor a reload loses it. */
export function useDraft({ store_order_id: parcel, reasons }: ComplaintOptions) {
  const [draft, setDraft] = useState(() => read(parcel))
  useEffect(() => keepTyped(keyOf(parcel), draft === emptyDraft ? {} : { draft }), [parcel, draft])
  // Of a parcel that was not sent yet, only the whole can be missing.
  const isWhole = draft.isWhole || reasons.every((reason) => reason === 'not_arrived')
  return [{ ...draft, isWhole }, setDraft] as const
}

const read = (parcel: number) => (keptTyped(keyOf(parcel)).draft as Draft | undefined) ?? emptyDraft

export const troubleOf = (draft: Draft, line: number) => draft.cards[line] ?? noTrouble()

/** Lines that cannot be contested any more are left out. */
export const chosenLines = (draft: Draft, options: ComplaintOptions) =>
  draft.isWhole ? [] : options.lines.filter(({ id, free }) => free > 0 && draft.chosen.includes(id))

/** In cents: with all units of a parcel its freight is held too. */
export function heldBy(draft: Draft, options: ComplaintOptions) {
  const { free_cents: free, freight_cents: freight, lines } = options
  if (draft.isWhole) return free
  const taken = chosenLines(draft, options).map((line) => ({
    ...line,
    taken: Math.min(troubleOf(draft, line.id).quantity, line.free),
  }))
  const goods = taken.reduce((sum, line) => sum + line.taken * line.unit_price_cents, 0)
  // Each card has a complaint of its own, so only a parcel of one line is contested whole.
  const isAll = lines.length === 1 && taken[0]?.taken === lines[0]!.quantity
  return Math.min(goods + (isAll ? freight : 0), free)
}
