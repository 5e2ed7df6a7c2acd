import { date } from '@bra/contract/format'
import type { StatementLine } from '@bra/contract/statements.schemas'
import { reaisOf } from '@bra/contract/cents'
import type { Translate } from '../../lib/text.tsx'
import { kindText } from './kinds.ts'

/** A spreadsheet runs what begins like a formula. */
const cell = (text: string) => {
  const safe = /^[=+@\t\r]|^-(?![\d,]+$)/.test(text) ? `'${text}` : text
  return /[";\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** As spreadsheets in Brazil open it: semicolons, decimal commas, and the mark of UTF-8. */
export function csvOf(lines: StatementLine[], t: Translate): string {
  const head = ['day', 'what', 'value', 'balance', 'due'].map((name) => t(`finance.${name as 'day'}`))
  const rows = lines.map(({ at, kind, order_id: order, cents, balance_cents: balance, due_on: due }) => [
    date(at),
    [t(kindText(kind)), order !== null && t('finance.order', { id: order })].filter(Boolean).join(', '),
    reaisOf(cents),
    reaisOf(balance),
    date(due),
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

/** Hands a file to the person. */
export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
