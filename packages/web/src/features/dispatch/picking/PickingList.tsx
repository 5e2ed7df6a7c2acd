import type { Picking } from '@bra/contract/dispatch/picking.schemas'
import { useQuery } from '@tanstack/react-query'
import { Answer } from '../../../lib/Answer.tsx'
import { oneOf, useAddress } from '../../../lib/address.ts'
import { useText } from '../../../lib/text.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { ordersTexts } from '../../orders/orders/texts.ts'
import { useSaleNews } from '../store-orders/store-orders.data.ts'
import { isSelectable } from '../store-orders/useSelection.ts'
import { PickOne } from './PickOne.tsx'
import { PickingLines } from './PickingLines.tsx'
import { PickingOrder } from './PickingOrder.tsx'
import { PickingProgress } from './PickingProgress.tsx'
import { ScanField } from './ScanField.tsx'
import { pickingQuery, useTick } from './picking.data.ts'
import { pickingTexts } from './texts.ts'

export function PickingList({ ids, storeId }: { ids: number[]; storeId: number }) {
  const t = useText()
  const query = pickingQuery(ids)
  const picking = useQuery(query)
  useSaleNews(storeId)
  return (
    <Answer to={picking} title={t(ordersTexts.failed)} className="mt-5" room="h-[32rem] rounded-panel" endsPage>
      {(answer) => <WholeList picking={answer} query={query} />}
    </Answer>
  )
}

interface WholeListProps {
  picking: Picking
  query: ReturnType<typeof pickingQuery>
}

const views = ['lista', 'uma'] as const

/** A phone shows one card at a time unless the list is asked for. */
function useView() {
  const { query, change } = useAddress()
  const isNarrow = useMediaQuery('(max-width: 47.99rem)', false)
  const view = oneOf(query, 'ver', views) ?? (isNarrow ? 'uma' : 'lista')
  return [view, (next: (typeof views)[number]) => change({ ver: next }, { replace: true })] as const
}

function WholeList({ picking: { store_id: storeId, orders, lines }, query }: WholeListProps) {
  const t = useText()
  const { tick, linesNow } = useTick(query)
  const [view, setView] = useView()
  const isMany = orders.length > 1
  const open = new Set(
    orders.filter((order) => isSelectable({ ...order, bra_center: false })).map(({ letter }) => letter),
  )
  const toPick = lines.filter(({ letter }) => open.has(letter))
  return (
    <>
      <PickingProgress lines={open.size > 0 ? toPick : lines} ids={orders.map(({ id }) => id)} />
      {open.size > 0 && (
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-64 flex-1">
            <ScanField
              linesNow={() => linesNow().filter(({ letter }) => open.has(letter))}
              onRead={(line) => tick({ line_id: line.id, picked: line.picked + 1 })}
            />
          </div>
          <Segments
            legend={t(pickingTexts.view)}
            value={view}
            options={[
              { value: 'lista', label: t(pickingTexts.list) },
              { value: 'uma', label: t(pickingTexts.one) },
            ]}
            onChange={setView}
          />
        </div>
      )}
      <div className="mt-3 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        {view === 'uma' && open.size > 0 ? (
          <PickOne lines={toPick} orders={orders} onTick={(line, picked) => tick({ line_id: line.id, picked })} />
        ) : (
          <PickingLines
            lines={lines}
            orders={orders}
            open={open}
            onTick={(line, picked) => tick({ line_id: line.id, picked })}
          />
        )}
        <div className="grid gap-5 lg:sticky lg:top-20 print:mt-5">
          <h2 className="sr-only">{t(pickingTexts.ordersOfList)}</h2>
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
