import { Warehouse } from 'lucide-react'
import { useAddress } from '../../../lib/address.ts'
import { useText } from '../../../lib/text.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { saleListTexts } from './sale-list-texts.ts'
import { listOf } from './sales-query.ts'

export function CenterChip({ className }: { className?: string }) {
  const t = useText()
  const { query, change } = useAddress()
  const { bra_center: isCenter } = listOf(query)
  return (
    <FilterChip
      pressed={isCenter}
      icon={<Warehouse aria-hidden size={16} strokeWidth={2} />}
      className={className}
      onClick={() => change({ centro: isCenter ? '' : 1, situacao: '' })}
    >
      {t(saleListTexts.center)}
    </FilterChip>
  )
}
