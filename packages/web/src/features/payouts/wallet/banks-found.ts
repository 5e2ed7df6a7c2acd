import type { Bank } from '@bra/contract/payouts/wallet.schemas'
import { plain } from '@bra/contract/trade/format'

const MOST = 12

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

export const bankText = ({ code, name, known_as }: Bank) => `${code} – ${known_as ?? name}`

/** Returns the first banks of which each typed word begins a word: without accents, by code, name or common name. */
export function banksFound(banks: Bank[], typed: string): Bank[] {
  const wanted = wordsOf(typed)
  const isMeant = (bank: Bank) => {
    const words = wordsOf(`${bank.code} ${bank.known_as ?? ''} ${bank.name}`)
    return wanted.every((word) => words.some((other) => other.startsWith(word)))
  }
  return banks.filter(isMeant).slice(0, MOST)
}
