import { date } from '@bra/contract/trade/format'
import type { StatementLine } from '@bra/contract/payouts/statements.schemas'
import { reaisOf } from '@bra/contract/trade/cents'
import type { Translate } from '../../../lib/text.tsx'
import { kindText } from './kinds.ts'

/** Guards against CSV injection: spreadsheets run a cell that begins like a formula. */
const cell = (text: string) => {
  const safe = /^[=+@\t\r]|^-(?![\d,]+$)/.test(text) ? `'${text}` : text
  return /[";\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Writes CSV as Brazilian spreadsheets open it: semicolons, decimal commas and a UTF-8 byte order mark. */
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

export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
