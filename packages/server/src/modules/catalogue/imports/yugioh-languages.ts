import { printedLanguage } from '@bra/contract/trade/printed-languages'
import { languages } from '@bra/contract/trade/trade'
import type { ImportedCard } from './imports.types.ts'

/** LOB-EN001 and LOB-PT001 are one printing, with the English number if there is one; two of one language are two. */
export function joinedByLanguage(cards: ImportedCard[]): ImportedCard[] {
  const printings = new Map<string, ImportedCard>()
  const alone: ImportedCard[] = []
  for (const card of cards.toSorted((one, other) => place(one) - place(other))) {
    const key = keyOf(card)
    const before = key ? printings.get(key) : undefined
    if (!key || before?.languages!.includes(card.languages![0]!)) alone.push(card)
    else printings.set(key, before ? { ...before, languages: [...before.languages!, ...card.languages!] } : card)
  }
  return [...printings.values(), ...alone]
}

/** Null for a number that says no language, or another than its file. */
function keyOf({ set, variant, number, languages: told }: ImportedCard) {
  const read = number === null ? null : printedLanguage(number)
  return read && told?.[0] === read.language ? JSON.stringify([set.id, variant, read.rest]) : null
}

const order = ['EN', ...languages]

/** A language that no offer can say comes last. */
function place({ languages: told }: ImportedCard) {
  const at = order.indexOf(told?.[0] ?? '')
  return at < 0 ? order.length : at
}
