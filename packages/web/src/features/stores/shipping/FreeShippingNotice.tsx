import { money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { useDestination } from '../../people/addresses/destination.ts'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { freeShippingDayQuery } from './shipping.data.ts'
import { freeShippingTexts } from './texts.ts'

export function FreeShippingNotice() {
  const { uf } = useDestination()
  return uf ? <TodayIn uf={uf} /> : null
}

function TodayIn({ uf }: { uf: string }) {
  const t = useText()
  const { data: today } = useQuery(freeShippingDayQuery(uf))
  if (!today?.result || !today.rule) return null
  const { name, minimum_cents: minimum } = today.rule
  return (
    <Notice tone="mata" icon={<Truck aria-hidden size={20} strokeWidth={1.75} />}>
      {minimum
        ? t(freeShippingTexts.freeDayFrom, { name, uf, minimum: money(minimum) })
        : t(freeShippingTexts.freeDay, { name, uf })}
    </Notice>
  )
}
