import type { Input, Reply } from '@bra/contract/kit/api'
import { statements } from '@bra/contract/payouts/statements'
import type { Figure, StatementKinds, StatementLine } from '@bra/contract/payouts/statements.schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type Call, callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ask } from '../../../lib/query.ts'

export const walletQuery = (storeId: number) => ask(statements.wallet, { params: { id: storeId } })
export const lineQuery = (storeId: number, figure: Figure, line: number) =>
  ask(statements.line, { params: { id: storeId, line }, query: { figure } })

export interface Period {
  from?: string
  to?: string
}

export interface Narrowing extends Period {
  kinds?: StatementKinds
}
type Page = Reply<typeof statements.statement>
type StatementInput = Input<typeof statements.statement>

const PAGE_SIZE = 30
const CSV_PAGE_SIZE = 200

const asked = (storeId: number, figure: Figure, narrowed: Narrowing): StatementInput => ({
  params: { id: storeId },
  query: { figure, ...narrowed, limit: PAGE_SIZE },
})

export function useStatement(storeId: number, figure: Figure, narrowed: Narrowing) {
  const call = useCall()
  const input = asked(storeId, figure, narrowed)
  return useInfiniteQuery({
    queryKey: [routeOf(statements.statement), input],
    queryFn: ({ pageParam }) =>
      callEndpoint(call, statements.statement, { ...input, query: { ...input.query, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: Page) => (page.more ? page.lines.at(-1)?.id : undefined),
  })
}

export async function wholeStatement(call: Call, { storeId, figure, narrowed }: Whole): Promise<StatementLine[]> {
  const lines: StatementLine[] = []
  for (let before: number | undefined; ;) {
    const input = asked(storeId, figure, narrowed)
    const query = { ...input.query, before, limit: CSV_PAGE_SIZE }
    const page = await callEndpoint(call, statements.statement, { ...input, query })
    lines.push(...page.lines)
    if (!page.more) return lines
    before = page.lines.at(-1)!.id
  }
}
interface Whole {
  storeId: number
  figure: Figure
  narrowed: Narrowing
}
