import type { OpenedLine, StatementLine } from '@bra/contract/statements.schemas'
import { conditionNames, type OfferCondition } from '@bra/contract/trade'
import type { LedgerRow } from './statements.queries.ts'

/** A withdrawal names its postings: `withdrawal paid:12`. */
const WITHDRAWAL = /^withdrawal[^:]*:(\d+)$/

export const lineView = ({ key, at, ...row }: LedgerRow): StatementLine => ({
  ...row,
  at: at.toISOString(),
  withdrawal_id: Number(WITHDRAWAL.exec(key)?.[1]) || null,
  due_on: null,
})

interface Goods {
  name: string
  condition: string
  language: string
  quantity: number
  cents: number
}

export const goodsView = ({ condition, language, ...goods }: Goods): OpenedLine['goods'][number] => ({
  ...goods,
  variant: `${conditionNames[condition as OfferCondition]}, ${language}`,
})
