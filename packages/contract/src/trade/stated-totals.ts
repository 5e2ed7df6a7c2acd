import type { StatedTotal } from '../shopping/card-lists.schemas.ts'

interface CountedLine {
  lineNumber: number
  text: string
  /** A title has none. */
  quantity: number | null
}

const OF_ALL = /^#*\s*total\b/i

/** Compares titles such as "Pokémon: 12" and "Total Cards: 60"; PTCG Live counts the different cards of a part. */
export function wrongTotals(lines: CountedLine[]): StatedTotal[] {
  const copies = (some: CountedLine[]) => some.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  return lines.flatMap(({ lineNumber, text, quantity }, at) => {
    const stated = quantity === null ? /(?:[:(-] ?|\s)(\d{1,4})\)?:?$/.exec(text)?.[1] : undefined
    if (stated === undefined) return []
    const rest = lines.slice(at + 1)
    const next = rest.findIndex((line) => line.quantity === null)
    const part = OF_ALL.test(text)
      ? lines.filter((line) => line.quantity !== null)
      : rest.slice(0, next < 0 ? undefined : next)
    const isRight = [copies(part), ...(OF_ALL.test(text) ? [] : [part.length])].includes(Number(stated))
    const told = { line_number: lineNumber, text: text.slice(0, 120), stated: Number(stated), counted: copies(part) }
    return isRight ? [] : [told]
  })
}
