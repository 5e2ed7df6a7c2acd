import type { Address } from '@bra/contract/people/addresses.schemas'
import { Pencil, Star, Trash2 } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { linesOf, nameOf } from './addresses.data.ts'
import { addressTexts } from './texts.ts'

interface AddressCardProps {
  address: Address
  isBusy: boolean
  onEdit: () => void
  onRemove: () => void
  onMakeDefault: () => void
}

export function AddressCard({ address, isBusy, onEdit, onRemove, onMakeDefault }: AddressCardProps) {
  const t = useText()
  const name = nameOf(address)
  return (
    <article className="panel flex min-h-48 flex-col gap-1 p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-h3">{name}</h2>
        {address.default && (
          <Badge tone="mata" icon={<Star aria-hidden size={14} strokeWidth={2} fill="currentColor" />}>
            {t(addressTexts.isDefault)}
          </Badge>
        )}
      </div>
      {address.recipient && <p>{address.recipient}</p>}
      <address className="text-ink-2 not-italic">
        {linesOf(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <div className="mt-auto -mb-2 -ml-2 flex items-center gap-1 pt-3">
        {!address.default && (
          <Button
            variant="ghost"
            size="small"
            busy={isBusy}
            icon={<Star aria-hidden size={16} strokeWidth={2} />}
            aria-label={t(addressTexts.makeDefaultNamed, { name })}
            onClick={onMakeDefault}
          >
            {t(addressTexts.makeDefault)}
          </Button>
        )}
        <IconButton label={t(addressTexts.editNamed, { name })} className="ml-auto" onClick={onEdit}>
          <Pencil aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
        <IconButton label={t(addressTexts.removeNamed, { name })} onClick={onRemove}>
          <Trash2 aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
    </article>
  )
}
