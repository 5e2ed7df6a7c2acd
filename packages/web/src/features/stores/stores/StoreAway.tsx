import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { date } from '@bra/contract/trade/format'
import { TreePalm } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { storeCardTexts } from './store-card-texts.ts'
import { storeTexts } from './texts.ts'

export function StoreAway({ store: { status, back_on } }: { store: StoreDetail }) {
  const t = useText()
  if (status === 'open') return null
  const sentence =
    status !== 'vacation'
      ? t(storeCardTexts.paused)
      : back_on
        ? t(storeTexts.backOn, { day: date(back_on) })
        : t(storeTexts.away)
  return (
    <div className="my-4">
      <Notice tone="buriti" icon={<TreePalm aria-hidden size={20} strokeWidth={1.75} />}>
        {sentence}
      </Notice>
    </div>
  )
}
