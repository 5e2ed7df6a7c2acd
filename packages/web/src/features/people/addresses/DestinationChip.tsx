import { formatCep } from '@bra/contract/postal'
import { MapPin } from 'lucide-react'
import { headerItem } from '../../layouts/header/HeaderItem.tsx'
import { useDestination } from '../../lib/destination.ts'
import { useText } from '../../lib/text.tsx'
import { CepPopover } from './CepPopover.tsx'

/** Where freight is reckoned to; kept for the next visit. */
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
            {t('shell.deliverTo')}
            <b className="block text-small text-ink">{cep ? formatCep(cep) : t('shell.chooseCep')}</b>
          </span>
        </button>
      )}
    />
  )
}
