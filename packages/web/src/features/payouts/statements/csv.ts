import { addressSlug, date } from '@bra/contract/trade/format'
import type { StatementLine } from '@bra/contract/payouts/statements.schemas'
import { reaisOf } from '@bra/contract/trade/cents'
import { sheetOf } from '../../../lib/csv.ts'
import type { Translate } from '../../../lib/text.tsx'
import { kindText } from './kinds.ts'
import type { Period } from './statements.data.ts'
import { statementTexts } from './texts.ts'

export function csvOf(lines: StatementLine[], t: Translate): string {
  const head = ['day', 'what', 'value', 'balance', 'due'].map((name) => t(statementTexts[name as 'day']))
  const rows = lines.map(({ at, kind, order_id: order, cents, balance_cents: balance, due_on: due }) => [
    date(at),
    [t(kindText(kind)), order !== null && t(statementTexts.order, { id: order })].filter(Boolean).join(', '),
    reaisOf(cents),
    reaisOf(balance),
    date(due),
  ])
  return sheetOf([head, ...rows])
}

export const fileName = (title: string, { from, to }: Period) =>
  `${addressSlug([title, from, to].filter(Boolean).join(' '))}.csv`
