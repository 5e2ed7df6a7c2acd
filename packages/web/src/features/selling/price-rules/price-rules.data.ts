import type { Input } from '@bra/contract/kit/api'
import { catalog } from '@bra/contract/catalogue/catalog'
import { priceRules } from '@bra/contract/selling/price-rules'
import type { PricedOffer, PriceRule } from '@bra/contract/selling/price-rules.schemas'
import { useQuery } from '@tanstack/react-query'
import { pageOf } from '../../../lib/address.ts'
import { type Call, callEndpoint } from '../../../lib/call.ts'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { ask, askKeeping } from '../../../lib/query.ts'
import { everyCategoryQuery } from '../../catalogue/catalog/catalog.data.ts'
import { useRefreshGrid } from '../inventory/inventory.data.ts'

const PER_PAGE = 50

export const rulesQuery = (storeId: number) => ask(priceRules.list, { params: { store_id: storeId } })
export const productTagsQuery = ask(catalog.tags, { query: { used_in: 'product' } })

/** Names of the game, the category and the tag of a rule; undefined until they are loaded. */
export function useScopeNames({ business, category_id: categoryId, tag_id: tagId }: PriceRule['scope']) {
  const { data: known } = useQuery({ ...everyCategoryQuery, enabled: categoryId !== null || business !== null })
  const { data: tagged } = useQuery({ ...productTagsQuery, enabled: tagId !== null })
  return {
    game: known?.categories.find((one) => one.business.slug === business)?.business.name,
    category: known?.categories.find(({ id }) => id === categoryId)?.name,
    tag: tagged?.tags.find(({ id }) => id === tagId)?.name,
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const pages = (query: URLSearchParams) => upTo(pageOf(query))
export const pagesOfPreview = (storeId: number, query: URLSearchParams) =>
  pages(query).map((page) =>
    askKeeping(priceRules.preview, {
      body: {
        ...{ store_id: storeId, only_changes: query.get('tudo') === null, page, per_page: PER_PAGE },
        order: query.get('ordem') === 'mudanca' ? 'change' : 'product',
      },
    }),
  )

const CSV_PAGE_SIZE = 1000

export async function allChanges(call: Call, storeId: number): Promise<PricedOffer[]> {
  const offers: PricedOffer[] = []
  for (let page = 1; ; page++) {
    const body = { store_id: storeId, only_changes: true, page, per_page: CSV_PAGE_SIZE, order: 'change' } as const
    const answer = await callEndpoint(call, priceRules.preview, { body })
    offers.push(...answer.offers)
    if (page >= answer.paginate.last_page) return offers
  }
}

const DRAFT_ROWS = 20

/** Previews an unsaved rule as if it were active; the name appears only in the rows of the answer. */
export const useDraftPreview = () =>
  useCommand(priceRules.preview, {
    input: ({ name, ...rule }: Input<typeof priceRules.save>['body'] & { name: string }) => ({
      body: {
        ...{ store_id: rule.store_id, only_changes: true, page: 1, per_page: DRAFT_ROWS },
        draft: { ...rule, name, active: true },
      },
    }),
  })

type Calls = Pick<typeof priceRules, 'save' | 'order' | 'run' | 'schedule' | 'remove'>

export function usePriceRuleCall<Name extends keyof Calls>(name: Name) {
  const refreshGrid = useRefreshGrid()
  const refreshRules = useRefresh([priceRules.list, priceRules.preview])
  return useCommand<Calls[Name]>(priceRules[name], { onSettled: () => Promise.all([refreshGrid(), refreshRules()]) })
}
