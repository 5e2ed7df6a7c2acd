import { saleOrders } from '@bra/contract/dispatch/sales-filter'
import { regionCodes } from '@bra/contract/trade/regions'
import { SaleTab } from '@bra/contract/dispatch/store-orders.schemas'
import { centsOf } from '@bra/contract/trade/cents'
import { states } from '@bra/contract/trade/trade'
import { oneOf, wordOf } from '../../../lib/address.ts'

export const carriers = ['carta', 'mini', 'pac', 'sedex', 'retirada'] as const
const dueWords = { atrasados: 'late', hoje: 'today' } as const
const documentWords = { com: 'with', sem: 'without' } as const

const wordIn = <W extends object>(query: URLSearchParams, name: string, words: W) =>
  oneOf(query, name, Object.keys(words) as (keyof W & string)[])

const amountIn = (query: URLSearchParams, name: string) => centsOf(query.get(name) ?? '') ?? undefined

/** The parameters of the address that narrow the list, beside its tab and its search. */
export const filterNames = ['envio', 'destino', 'prazo', 'documento', 'de', 'ate'] as const

export function listOf(query: URLSearchParams) {
  const [due, document] = [wordIn(query, 'prazo', dueWords), wordIn(query, 'documento', documentWords)]
  return {
    tab: oneOf(query, 'situacao', SaleTab.options),
    search: wordOf(query, 'busca'),
    bra_center: query.get('centro') === '1',
    carrier: oneOf(query, 'envio', carriers),
    place: oneOf(query, 'destino', [...regionCodes, ...states]),
    due: due && dueWords[due],
    document: document && documentWords[document],
    from_cents: amountIn(query, 'de'),
    to_cents: amountIn(query, 'ate'),
    order: oneOf(query, 'ordem', saleOrders),
    direction: query.get('sentido') === 'desc' ? ('desc' as const) : ('asc' as const),
  }
}
