import { invoices } from '@bra/contract/dispatch/invoices'
import { formatDocument } from '@bra/contract/trade/documents'
import { formatCep } from '@bra/contract/trade/postal'
import { Eye } from 'lucide-react'
import { useCommand } from '../../../lib/command.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { parcelTexts } from '../../orders/orders/parcel-texts.ts'
import { invoiceTexts } from './texts.ts'

/** Each look at the buyer's data is written down, so nothing is shown before it is asked for. */
export function RecipientPart({ id }: { id: number }) {
  const t = useText()
  const opening = useCommand(invoices.recipient)
  const found = opening.data?.result
  if (!found)
    return (
      <div className="grid justify-items-start gap-2">
        <Button
          variant="outline"
          size="small"
          icon={<Eye aria-hidden size={16} strokeWidth={2} />}
          busy={opening.isPending}
          onClick={() => opening.mutate({ body: { id } })}
        >
          {t(invoiceTexts.recipientOpen)}
        </Button>
        <p className="text-label text-ink-2">{t(invoiceTexts.recipientHint)}</p>
        <Refusal error={opening.error} />
      </div>
    )
  const { name, cpf, address: at } = found
  return (
    <div className="grid gap-1" role="status">
      <p className="font-semibold">{name}</p>
      <p className="flex items-center gap-2 tabular-nums">
        {t(invoiceTexts.recipientCpf, { cpf: formatDocument(cpf) })}
        <CopyButton
          value={cpf}
          label={t(invoiceTexts.recipientCopy)}
          copiedLabel={t(parcelTexts.copied)}
          onFail={() => toast.error(t(parcelTexts.copyFailed))}
        />
      </p>
      <p className="text-label text-ink-2">
        {[at.address, at.number, at.complement, at.district].filter(Boolean).join(', ')}
        <br />
        {at.city} / {at.state}
        {at.postcode && ` · CEP ${formatCep(at.postcode)}`}
      </p>
    </div>
  )
}
