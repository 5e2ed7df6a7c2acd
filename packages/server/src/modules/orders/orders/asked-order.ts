const NAMED = /(?:^|\s)(?:(?:pedido|order)\s*)?(?:#|n[º°o.]+)\s*(\d+)(?=\s|$)/i
const ALONE = /^(?:(?:pedido|order)\s+)?(\d+)$/i

export interface AskedOrder {
  number: string | null
  /** Words that must all stand in the order; empty if only its number was typed. */
  words: string
  /** The words were a number alone, which may be that of an order or of a card. */
  either: boolean
}

/** Reads "#14" and "Pedido nº 14" as the number of an order, "14" as that or a word, and "boitatá 14" as two words. */
export function readAskedOrder(typed: string): AskedOrder {
  const asked = typed.trim()
  const alone = ALONE.exec(asked)?.[1]
  if (alone) return { number: alone, words: alone, either: true }
  const named = NAMED.exec(asked)
  if (!named) return { number: null, words: asked, either: false }
  return { number: named[1]!, words: asked.replace(named[0], ' ').trim(), either: false }
}
