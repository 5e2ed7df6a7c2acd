import { typed } from '@bra/contract/kit/typed'
import { MAX_ID } from '@bra/contract/trade/limits'
import { bareCode, isProvenCode, isTrackingCode } from '../../stores/shipping/index.ts'

export interface ReadLine {
  line: number
  orderId: number | null
  code: string | null
}

const LEAST_CEP = 1_000_000
/** Digits alone, as of a CEP, a day or a CPF, are not told back as a code that is wrong. */
const isPersonal = (bare: string) => /^(\d{8}|\d{11}|\d{1,4}\/\d{1,2}\/\d{1,4})$/.test(bare)
const ORDER = /^(?:pedido)?\s*(?:n[ºo°.]*)?\s*#?(\d{1,10})$/i

/** Reads each line that is not empty; a heading without digits is left out. */
export function linesOf(text: string): ReadLine[] {
  const lines = typed(text).split(/\r?\n/)
  return lines.flatMap((written, at) => {
    const cells = cellsOf(written)
    if (cells.length === 0 || !/\d/.test(written)) return []
    const orders = cells.map((cell) => Number(ORDER.exec(cell)?.[1])).filter((id) => id > 0 && id <= MAX_ID)
    const codes = cells.filter((cell) => !ORDER.test(cell)).map(bareCode)
    const code =
      codes.find(isProvenCode) ??
      codes.find(isTrackingCode) ??
      codes.find((one) => /\d/.test(one) && !isPersonal(one)) ??
      null
    // a number of eight digits may be a CEP, which lists often bring as well
    const orderId = orders.find((id) => id < LEAST_CEP) ?? orders[0] ?? null
    return [{ line: at + 1, orderId, code }]
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
