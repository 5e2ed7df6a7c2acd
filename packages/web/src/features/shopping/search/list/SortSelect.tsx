import type { SiteText } from '@bra/contract/kit/both'
import { type ProductOrder, productOrders } from '@bra/contract/trade/trade'
import { useText } from '../../../../lib/text.tsx'
import { Select } from '../../../../ui/inputs.tsx'
import { orderOf } from '../search.data.ts'
import { listTexts } from './texts.ts'
import type { ProductList } from './useProductList.ts'

export const orderTexts: Record<ProductOrder, SiteText> = {
  relevance: listTexts.orderRelevance,
  price_low: listTexts.orderPriceLow,
  price_high: listTexts.orderPriceHigh,
  sales: listTexts.orderSales,
  views: listTexts.orderViews,
  number: listTexts.orderNumber,
  newest: listTexts.orderNewest,
  name: listTexts.orderName,
}

/** Only cards can be sorted by number. */
export function SortSelect({ list, isNumbered }: { list: ProductList; isNumbered: boolean }) {
  const t = useText()
  const { scope, state, show } = list
  return (
    <Select
      label={t(listTexts.order)}
      hiddenLabel
      className="w-44 max-sm:border-line max-sm:text-label"
      value={orderOf(scope, state)}
      onChange={(event) => show({ ...state, page: 1, order: event.target.value as ProductOrder })}
    >
      {productOrders
        .filter(
          (order) =>
            (isNumbered || order !== 'number' || order === orderOf(scope, state)) &&
            !(scope.order && order === 'relevance'),
        )
        .map((order) => (
          <option key={order} value={order}>
            {t(orderTexts[order])}
          </option>
        ))}
    </Select>
  )
}
