import type { Order, StoreOrder } from '@bra/contract/orders/orders.schemas'
import { useText } from '../../../lib/text.tsx'
import { ListButton } from './ListButton.tsx'
import { notSentOf } from './not-sent.ts'
import { basketTexts } from './texts.ts'

export function FindElsewhere({ parcel, order }: { parcel: StoreOrder; order: Order }) {
  const t = useText()
  const { count, ...listed } = notSentOf(parcel, order.store_orders)
  if (count === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-ink-2">{t(basketTexts.elsewhereHint)}</p>
      <ListButton read={() => Promise.resolve(listed)} count={count}>
        {t(basketTexts.elsewhere)}
      </ListButton>
    </div>
  )
}
