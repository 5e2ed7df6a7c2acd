import type { PutBackLine } from '@bra/contract/dispatch/picking.schemas'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { OrderPicture } from '../../orders/orders/OrderPicture.tsx'
import { StateBadge } from '../../orders/orders/StateBadge.tsx'
import { ordersTexts } from '../../orders/orders/texts.ts'
import { useSaleNews } from '../store-orders/store-orders.data.ts'
import { CardWords } from './CardWords.tsx'
import { putBackTexts } from './put-back-texts.ts'
import { Shelves } from './Shelves.tsx'
import { putBackQuery, unitsToPutBack, usePutBack } from './put-back.data.ts'
import { pickingTexts } from './texts.ts'

export function PutBackList({ storeId }: { storeId: number }) {
  const t = useText()
  const waiting = useQuery(putBackQuery(storeId))
  useSaleNews(storeId)
  return (
    <Answer to={waiting} className="mt-5" room="h-[32rem] rounded-panel" endsPage>
      {({ count, lines }) =>
        count === 0 ? (
          <EmptyState
            picture="/media/scenes/basket.svg"
            title={t(putBackTexts.none)}
            action={
              <Link to={paths.storeOrders(storeId)} className={buttonStyle('outline')}>
                {t(putBackTexts.toOrders)}
              </Link>
            }
          >
            {t(putBackTexts.noneHint)}
          </EmptyState>
        ) : (
          <WaitingLines storeId={storeId} count={count} lines={lines} />
        )
      }
    </Answer>
  )
}

function WaitingLines({ storeId, count, lines }: { storeId: number; count: number; lines: PutBackLine[] }) {
  const t = useText()
  const { putBack, sent } = usePutBack(storeId)
  return (
    <>
      <p className="mt-1 max-w-[68ch] text-ink-2">{t(putBackTexts.hint)}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold tabular-nums">
          {t(putBackTexts.count, { count: unitsToPutBack(lines) })}
          {count > lines.length && <span className="block font-normal">{t(putBackTexts.some, { count })}</span>}
        </p>
        <Button
          variant="solid"
          icon={<Check aria-hidden size={18} strokeWidth={2} />}
          busy={sent.size === lines.length}
          onClick={() => putBack(lines)}
        >
          {t(putBackTexts.all)}
        </Button>
      </div>
      <div className="mt-4 grid gap-5">
        <Shelves lines={lines}>
          {(line) => (
            <WaitingLine
              key={line.id}
              storeId={storeId}
              line={line}
              isSent={sent.has(line.id)}
              onPutBack={() => putBack([line])}
            />
          )}
        </Shelves>
      </div>
    </>
  )
}

interface WaitingLineProps {
  storeId: number
  line: PutBackLine
  isSent: boolean
  onPutBack: () => void
}

function WaitingLine({ storeId, line, isSent, onPutBack }: WaitingLineProps) {
  const t = useText()
  const { name, units, sale_id: saleId, order_id: orderId, state } = line
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <OrderPicture name={name} images={line.product_image} className="w-14" />
      <CardWords card={line}>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={paths.storeOrder(storeId, saleId)} className={loneLinkStyle}>
            {t(ordersTexts.order, { id: String(orderId) })}
          </Link>
          <StateBadge state={state} />
        </p>
      </CardWords>
      <div className="flex items-center justify-between gap-4 max-sm:basis-full">
        <span className="font-bold tabular-nums">{t(pickingTexts.units, { count: units })}</span>
        <Button
          variant="outline"
          aria-label={t(putBackTexts.doneOf, { name })}
          icon={<Check aria-hidden size={18} strokeWidth={2} />}
          busy={isSent}
          onClick={onPutBack}
        >
          {t(putBackTexts.done)}
        </Button>
      </div>
    </li>
  )
}
