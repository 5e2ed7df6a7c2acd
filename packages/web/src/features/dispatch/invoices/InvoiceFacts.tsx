import { formatKey } from '@bra/contract/trade/documents'
import { money } from '@bra/contract/trade/format'
import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { CorrectionLetters } from './CorrectionLetters.tsx'
import { invoiceLooks, modelText } from './invoice-states.ts'

export function InvoiceBadges({ invoice }: { invoice: Pick<Invoice, 'state' | 'environment' | 'purpose' | 'source'> }) {
  const t = useText()
  const { text, tone } = invoiceLooks[invoice.state]
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone={tone}>{t(text)}</Badge>
      {invoice.environment === 2 && <Badge tone="buriti">{t('invoices.test')}</Badge>}
      {invoice.purpose === 'return' && <Badge>{t('invoices.return')}</Badge>}
      {invoice.source === 'elsewhere' && <Badge>{t('invoices.elsewhere')}</Badge>}
    </span>
  )
}

/** One document with its number, its key, and what the tax authority said where that matters. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const t = useText()
  const { number, series, cents, access_key: key, state, status_code: code, status_reason: reason } = invoice
  const { contingency } = invoice
  const isTold = reason !== null && state !== 'authorised' && state !== 'cancelled'
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="tabular-nums">{t('invoices.numbered', { model: modelText(invoice), number, series })}</b>
        <span className="tabular-nums">{money(cents)}</span>
      </p>
      <InvoiceBadges invoice={invoice} />
      {key && (
        <p className="flex flex-wrap items-center gap-2 text-label text-ink-2">
          <span className="min-w-0 wrap-anywhere tabular-nums">{formatKey(key)}</span>
          <CopyButton
            value={key}
            label={t('invoices.copyKey')}
            copiedLabel={t('orders.copied')}
            onFail={() => toast.error(t('orders.copyFailed'))}
          />
        </p>
      )}
      {contingency && <p className="text-label text-ink-2">{t('invoices.contingency', { service: contingency })}</p>}
      <CorrectionLetters letters={invoice.letters} />
      {isTold && (
        <p className="text-label text-urucum" role="status">
          {t('invoices.told', { code: String(code ?? ''), reason })}
        </p>
      )}
    </div>
  )
}
