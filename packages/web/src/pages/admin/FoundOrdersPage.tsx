import { orderSearch } from '@bra/contract/office/order-search'
import { storeOrderLife } from '@bra/contract/orders/order-life'
import { orderSearchTexts } from '../../features/office/order-search/texts.ts'
import { lookOf } from '../../features/orders/orders/parcel-states.ts'
import { OrdersTable } from '../../features/office/order-search/OrdersTable.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { oneOf, useAddress, wordOf } from '../../lib/address.ts'
import { Answer } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { NextPage, useKeyset } from '../../lib/keyset.tsx'
import { QuerySearch } from '../../lib/QuerySearch.tsx'
import { useText } from '../../lib/text.tsx'
import { Select } from '../../ui/inputs.tsx'
import { EmptyState } from '../../ui/states.tsx'

const states = storeOrderLife.State.options

export default function FoundOrdersPage() {
  const t = useText()
  const { query, change } = useAddress()
  const list = useKeyset(orderSearch.orders, { q: wordOf(query, 'busca'), state: oneOf(query, 'situacao', states) })
  return (
    <>
      <Head title={t(officeTitles.foundOrders)} hidden />
      <PageTop title={t(officeTitles.foundOrders)} />
      <div className="mt-3 mb-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <QuerySearch name="busca" label={t(orderSearchTexts.search)} />
        <Select
          label={t(orderSearchTexts.state)}
          value={query.get('situacao') ?? ''}
          onChange={(event) => change({ situacao: event.target.value })}
        >
          <option value="">{t(orderSearchTexts.anyState)}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {t(lookOf(state)!.text)}
            </option>
          ))}
        </Select>
      </div>
      <Answer to={list}>
        {({ pages }) => {
          const orders = pages.flatMap((page) => page.orders)
          if (orders.length > 0) return <OrdersTable orders={orders} />
          return (
            <EmptyState picture="/media/scenes/owl.svg" title={t(orderSearchTexts.noOrders)}>
              {t(orderSearchTexts.noOrdersHint)}
            </EmptyState>
          )
        }}
      </Answer>
      <NextPage list={list} />
    </>
  )
}
