import { stillToPack } from '@bra/contract/orders/order-states'
import { date } from '@bra/contract/trade/format'
import type { PickedLine, PickedOrder } from '@bra/contract/dispatch/picking.schemas'
import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useCall } from '../../../lib/env.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { toast } from '../../../ui/toast.ts'
import { BoxChoice } from '../boxes/BoxChoice.tsx'
import { Refusal } from '../../../lib/Refusal.tsx'
import { orderInWords } from '../../orders/orders/parcel-part.ts'
import { StateBadge } from '../../orders/orders/StateBadge.tsx'
import { makeReady } from '../store-orders/make-ready.ts'
import { saleActionTexts } from '../store-orders/sale-action-texts.ts'
import { useRefreshSales } from '../store-orders/store-orders.data.ts'
import { saleTexts } from '../store-orders/texts.ts'
import { isSelectable } from '../store-orders/useSelection.ts'
import { type pickingQuery, useChooseBox } from './picking.data.ts'
import { pickingTexts } from './texts.ts'

interface PickingOrderProps {
  storeId: number
  order: PickedOrder
  lines: PickedLine[]
  withLetter: boolean
  query: ReturnType<typeof pickingQuery>
}

export function PickingOrder({ storeId, order, lines, withLetter, query }: PickingOrderProps) {
  const t = useText()
  const choose = useChooseBox(query)
  const { id, letter, buyer, state, post_by: postBy, late, shipping, freight_cents: freight } = order
  const title = orderInWords(order, t)
  const isPickup = shipping.code === 'retirada'
  const due = isPickup ? saleTexts.readyBy : saleTexts.postBy
  return (
    <section aria-label={title} className="panel grid gap-4 p-4 sm:p-5 print:break-inside-avoid">
      <header className="flex flex-wrap items-center gap-2">
        {withLetter && (
          <Badge tone="acai" className="text-body">
            {letter}
          </Badge>
        )}
        <h3 className="min-w-0 flex-1 text-h3">
          <Link to={paths.storeOrder(storeId, id)} className={loneLinkStyle}>
            {title}
          </Link>
        </h3>
        <StateBadge state={state} />
      </header>
      <p className="text-ink-2">
        {buyer} · {shipping.name} · <Money cents={freight} />
        {postBy && !(isPickup && state === 'ready_to_ship') && (
          <span className={clsx('block font-semibold', late && 'text-urucum')}>
            {t(late ? saleTexts.lateSince : due, { day: date(postBy) })}
          </span>
        )}
      </p>
      {isSelectable({ state, bra_center: false }) && !isPickup && (
        <BoxChoice
          storeId={storeId}
          chosen={order.box_id}
          fitting={order.fitting_box_id}
          busy={choose.isPending}
          onChoose={(boxId) => choose.mutate({ body: { id, box_id: boxId } })}
        />
      )}
      <NextStep storeId={storeId} order={order} lines={lines} />
    </section>
  )
}

/** One press issues the document, if one is needed, and makes the order ready. */
function NextStep({
  storeId,
  order: { id, order_id: number, state },
  lines,
}: Pick<PickingOrderProps, 'storeId' | 'order' | 'lines'>) {
  const t = useText()
  const call = useCall()
  const refresh = useRefreshSales()
  const move = useMutation({
    mutationFn: () => makeReady(call, id),
    onSettled: () => void refresh(),
    onSuccess: () => toast.success(t(pickingTexts.orderReady, { id: String(number) })),
  })
  const missing = lines.reduce((sum, { quantity, picked }) => sum + quantity - picked, 0)
  if (state === 'ready_to_ship')
    return (
      <p className="font-semibold">
        {t(pickingTexts.isReady)}{' '}
        <Link to={paths.storeOrder(storeId, id)} className={loneLinkStyle}>
          {t(pickingTexts.toPost)}
        </Link>
      </p>
    )
  if (!stillToPack.includes(state)) return null
  return (
    <div className="grid gap-2 print:hidden">
      <p className="text-label text-ink-2 tabular-nums">
        {missing > 0 ? t(pickingTexts.missing, { count: missing }) : t(pickingTexts.packNow)}
      </p>
      <div>
        <Button busy={move.isPending} disabled={missing > 0} onClick={() => move.mutate()}>
          {t(saleActionTexts.pack)}
        </Button>
      </div>
      <Refusal error={move.error} />
    </div>
  )
}
