import type { Picking } from '@bra/contract/dispatch/picking.schemas'
import { useQuery } from '@tanstack/react-query'
import { Answer } from '../../../lib/Answer.tsx'
import { useText } from '../../../lib/text.tsx'
import { useSaleNews } from '../store-orders/store-orders.data.ts'
import { isSelectable } from '../store-orders/useSelection.ts'
import { PickingLine } from './PickingLine.tsx'
import { PickingOrder } from './PickingOrder.tsx'
import { PickingProgress } from './PickingProgress.tsx'
import { pickingQuery, useTick } from './picking.data.ts'

/** The pull list of one order or several: what to take out of the binders, with a tick for each unit. */
export function PickingList({ ids, storeId }: { ids: number[]; storeId: number }) {
  const t = useText()
  const query = pickingQuery(ids)
  const picking = useQuery(query)
  useSaleNews(storeId)
  return (
    <Answer to={picking} title={t('orders.failed')} className="mt-5" room="h-[32rem] rounded-panel" endsPage>
      {(answer) => <WholeList picking={answer} query={query} />}
    </Answer>
  )
}

interface WholeListProps {
  picking: Picking
  query: ReturnType<typeof pickingQuery>
}

function WholeList({ picking: { store_id: storeId, orders, lines }, query }: WholeListProps) {
  const t = useText()
  const { mutate: tick } = useTick(query)
  const isMany = orders.length > 1
  const open = new Set(
    orders.filter((order) => isSelectable({ ...order, bra_center: false })).map(({ letter }) => letter),
  )
  const sets = Map.groupBy(lines, ({ category }) => category)
  return (
    <>
      <PickingProgress
        lines={open.size > 0 ? lines.filter(({ letter }) => open.has(letter)) : lines}
        ids={orders.map(({ id }) => id)}
      />
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div className="grid gap-5">
          {[...sets].map(([category, inSet]) => (
            <section key={category} aria-label={category} className="panel">
              <h2 className="border-b border-line px-4 py-3 text-h3 sm:px-5">{category}</h2>
              <ul className="divide-y divide-line">
                {inSet.map((line) => (
                  <PickingLine
                    key={line.id}
                    line={line}
                    withLetter={isMany}
                    isFixed={!open.has(line.letter)}
                    onTick={(picked) => tick({ line_id: line.id, picked })}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="grid gap-5 lg:sticky lg:top-20 print:mt-5">
          <h2 className="sr-only">{t('selling.ordersOfList')}</h2>
          {orders.map((order) => (
            <PickingOrder
              key={order.id}
              storeId={storeId}
              order={order}
              withLetter={isMany}
              lines={lines.filter(({ letter }) => letter === order.letter)}
              query={query}
            />
          ))}
        </div>
      </div>
    </>
  )
}
