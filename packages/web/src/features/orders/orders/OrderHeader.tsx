import type { Order } from '@bra/contract/orders/orders.schemas'
import { Printer } from 'lucide-react'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { BuyAgain } from './BuyAgain.tsx'
import { StateBadge } from './StateBadge.tsx'
import { ordersTexts } from './texts.ts'

export function OrderHeader({ order }: { order: Order }) {
  const t = useText()
  const { language } = useEnv().visit
  const { state, count, parcels, total_cents: total } = order
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 tabular-nums">
        <StateBadge state={state} />
        <span>{t(ordersTexts.placedOn, { day: moment(order.created_at, language) })}</span>
        <span>
          {t(ordersTexts.items, { count })}, {t(ordersTexts.parcels, { count: parcels.length })}
        </span>
        <Money cents={total} className="font-bold text-ink" />
      </p>
      <div className="ml-auto flex flex-wrap gap-2 print:hidden">
        {!order.pay_until && <BuyAgain order={order} />}
        <Button
          variant="ghost"
          icon={<Printer aria-hidden size={18} strokeWidth={1.75} />}
          className="max-md:hidden"
          onClick={() => window.print()}
        >
          {t(ordersTexts.print)}
        </Button>
      </div>
    </div>
  )
}
