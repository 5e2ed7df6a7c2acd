import type { SiteText } from '@bra/contract/kit/both'
import { plain } from '@bra/contract/trade/format'
import type { LucideIcon } from 'lucide-react'

export interface Entry {
  id: string
  name: string
  icon: LucideIcon
  /** Shown beside the name, such as the screen it belongs to. */
  note?: string
  /** Other words by which people look for it. */
  also?: string
  to?: string
  act?: () => void
}

export interface EntryGroup {
  title: SiteText
  entries: Entry[]
}

const NOT_FOUND = 4

/** Returns the entries that match, ignoring accents and case; best first, among groups and within them. */
export function matching(groups: EntryGroup[], typed: string): EntryGroup[] {
  const words = wordsOf(typed)
  if (words.length === 0) return /\S/.test(typed) ? [] : groups.filter(({ entries }) => entries.length > 0)
  return groups
    .map(({ title, entries }) => {
      const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, words) }))
      const found = ranked.filter(({ rank }) => rank < NOT_FOUND).toSorted((a, b) => a.rank - b.rank)
      return { title, entries: found.map(({ entry }) => entry), best: found[0]?.rank ?? NOT_FOUND }
    })
    .filter(({ best }) => best < NOT_FOUND)
    .toSorted((a, b) => a.best - b.best)
    .map(({ title, entries }) => ({ title, entries }))
}

/** 0 if the name begins with it, 1 if its words do, 2 if it is anywhere in the name, 3 if in the other words. */
function rankOf({ name, also = '' }: Entry, typed: string[]): number {
  const [own, others] = [wordsOf(name), wordsOf(also)]
  if (own.join(' ').startsWith(typed.join(' '))) return 0
  if (typed.every((word) => own.some((one) => one.startsWith(word)))) return 1
  if (typed.every((word) => own.some((one) => isWithin(one, word)))) return 2
  return typed.every((word) => [...own, ...others].some((one) => one.startsWith(word))) ? 3 : NOT_FOUND
}

// Two letters are within almost anything.
const isWithin = (one: string, word: string) => one.startsWith(word) || (word.length > 2 && one.includes(word))

const wordsOf = (text: string) => plain(text).match(/[a-z0-9]+/g) ?? []

/** Returns the words to send to the server, or null below two characters. */
export const askedOf = (typed: string) => {
  const words = typed.trim().slice(0, 120)
  return words.length >= 2 ? words : null
}

/** `isNumber`: it may be an order number. `isOrderNumber`: with "#" it can be nothing else. */
export const isNumber = (typed: string) => /^#?\d+$/.test(typed.trim())
export const isOrderNumber = (typed: string) => /^#\d+$/.test(typed.trim())
