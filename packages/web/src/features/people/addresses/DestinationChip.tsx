import { formatCep } from '@bra/contract/trade/postal'
import { MapPin } from 'lucide-react'
import { headerItem } from '../../../ui/HeaderItem.tsx'
import { cepTexts } from './cep-texts.ts'
import { useDestination } from './destination.ts'
import { useText } from '../../../lib/text.tsx'
import { CepPopover } from './CepPopover.tsx'

export function DestinationChip() {
  const t = useText()
  const { cep } = useDestination()
  return (
    <CepPopover
      align="end"
      trigger={(wiring) => (
        <button type="button" {...wiring} className={`${headerItem} lg:flex-row lg:gap-2`}>
          <MapPin aria-hidden size={20} strokeWidth={1.75} />
          <span className="text-left text-caption max-lg:sr-only">
            {t(cepTexts.deliverTo)}
            <b className="block text-small text-ink">{cep ? formatCep(cep) : t(cepTexts.chooseCep)}</b>
          </span>
        </button>
      )}
    />
  )
}
