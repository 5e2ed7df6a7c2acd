import { MAX_ID } from '@bra/contract/trade/limits'
import { bareCode, isTrackingCode } from '../../stores/shipping/index.ts'

export interface ReadLine {
  line: number
  orderId: number | null
  code: string | null
}

const ORDER = /^(?:pedido)?\s*(?:n[ºo°.]*)?\s*#?(\d{1,10})$/i

/** Reads each line that is not empty; a heading without digits is left out. */
export function linesOf(text: string): ReadLine[] {
  return text.split(/\r?\n/).flatMap((written, at) => {
    const cells = cellsOf(written)
    if (cells.length === 0 || !/\d/.test(written)) return []
    const orders = cells.map((cell) => Number(ORDER.exec(cell)?.[1])).filter((id) => id > 0 && id <= MAX_ID)
    const codes = cells.filter((cell) => !ORDER.test(cell)).map(bareCode)
    const code = codes.find(isTrackingCode) ?? codes.find((one) => /\d/.test(one)) ?? null
    return [{ line: at + 1, orderId: orders[0] ?? null, code }]
  })
}

/** A list is written with semicolons, tabs or commas, or with a space between number and code. */
function cellsOf(written: string): string[] {
  const cells = written
    .split(/[;\t,]/)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter(Boolean)
  const [only, ...others] = cells
  if (!only || others.length > 0) return cells
  const [, order, code] = /^((?:pedido\s*)?(?:n[ºo°.]*\s*)?#?\d{1,10})\s+(.+)$/i.exec(only) ?? []
  return order && code ? [order, code] : cells
}
