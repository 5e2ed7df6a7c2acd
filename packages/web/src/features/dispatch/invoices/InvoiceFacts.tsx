import { formatKey } from '@bra/contract/trade/documents'
import { money } from '@bra/contract/trade/format'
import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { parcelTexts } from '../../orders/orders/parcel-texts.ts'
import { CorrectionLetters } from './CorrectionLetters.tsx'
import { invoiceLooks, modelText } from './invoice-states.ts'
import { invoiceTexts } from './texts.ts'

export function InvoiceBadges({ invoice }: { invoice: Pick<Invoice, 'state' | 'environment' | 'purpose' | 'source'> }) {
  const t = useText()
  const { text, tone } = invoiceLooks[invoice.state]
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone={tone}>{t(text)}</Badge>
      {invoice.environment === 2 && <Badge tone="buriti">{t(invoiceTexts.test)}</Badge>}
      {invoice.purpose === 'return' && <Badge>{t(invoiceTexts.return)}</Badge>}
      {invoice.source === 'elsewhere' && <Badge>{t(invoiceTexts.elsewhere)}</Badge>}
    </span>
  )
}

export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const t = useText()
  const { number, series, cents, access_key: key, state, status_code: code, status_reason: reason } = invoice
  const { contingency } = invoice
  const isTold = reason !== null && state !== 'authorised' && state !== 'cancelled'
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="tabular-nums">{t(invoiceTexts.numbered, { model: modelText(invoice), number, series })}</b>
        <span className="tabular-nums">{money(cents)}</span>
      </p>
      <InvoiceBadges invoice={invoice} />
      {key && (
        <p className="flex flex-wrap items-center gap-2 text-label text-ink-2">
          <span className="min-w-0 wrap-anywhere tabular-nums">{formatKey(key)}</span>
          <CopyButton
            value={key}
            label={t(invoiceTexts.copyKey)}
            copiedLabel={t(parcelTexts.copied)}
            onFail={() => toast.error(t(parcelTexts.copyFailed))}
          />
        </p>
      )}
      {contingency && <p className="text-label text-ink-2">{t(invoiceTexts.contingency, { service: contingency })}</p>}
      <CorrectionLetters letters={invoice.letters} />
      {isTold && (
        <p className="text-label text-urucum" role="status">
          {t(invoiceTexts.told, { code: String(code ?? ''), reason })}
        </p>
      )}
    </div>
  )
}
