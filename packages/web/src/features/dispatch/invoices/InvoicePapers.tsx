import { invoices, mayBeCancelled } from '@bra/contract/dispatch/invoices'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { useMutation } from '@tanstack/react-query'
import { Mail, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { moment } from '@bra/contract/trade/moments'
import { useEnv } from '../../../lib/env.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSendSaleChange } from '../store-orders/store-orders.data.ts'
import { usePapers } from './invoices.data.ts'
import { ExplainDialog, type Explained } from './ExplainDialog.tsx'
import { PaperButtons } from './PaperButtons.tsx'
import { invoiceTexts } from './texts.ts'

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

export function InvoicePapers({ sale }: { sale: StoreSaleDetail }) {
  const t = useText()
  const { language } = useEnv().visit
  const send = useSendSaleChange()
  const [asked, setAsked] = useState<Explained | null>(null)
  const papers = usePapers({ id: sale.id })
  const act = useMutation({
    mutationFn: (endpoint: typeof invoices.mail | typeof invoices.takeBack) =>
      send(endpoint, { body: { id: sale.id } }),
    onSuccess: ({ message }) => toast.success(message),
  })
  const of = sale.invoices.find(({ state, purpose }) => state === 'authorised' && purpose === 'sale')
  if (!of) return null
  const isOurs = of.source === 'issued'
  const isLegal = of.environment === 1
  const isBack = ['returned', 'refunded', 'cancelled'].includes(sale.state)
  const isReturned = sale.invoices.some(({ purpose, state }) => purpose === 'return' && state === 'authorised')
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {of.has_xml && (
          <>
            <PaperButtons papers={papers} />
            {isLegal && (
              <Button
                variant="outline"
                size="small"
                icon={<Mail {...icon} />}
                busy={act.isPending}
                onClick={() => act.mutate(invoices.mail)}
              >
                {t(of.mailed_at ? invoiceTexts.mailAgain : invoiceTexts.mail)}
              </Button>
            )}
          </>
        )}
        {isOurs && of.model === 55 && isLegal && (
          <Button variant="ghost" size="small" onClick={() => setAsked('correct')}>
            {t(invoiceTexts.correct)}
          </Button>
        )}
        {isOurs && mayBeCancelled.includes(sale.state) && (
          <Button variant="ghost" size="small" onClick={() => setAsked('cancel')}>
            {t(invoiceTexts.cancel)}
          </Button>
        )}
        {isBack && isLegal && of.model === 55 && !isReturned && (
          <Button
            variant="outline"
            size="small"
            icon={<Undo2 {...icon} />}
            busy={act.isPending}
            onClick={() => act.mutate(invoices.takeBack)}
          >
            {t(invoiceTexts.takeBack)}
          </Button>
        )}
      </div>
      {of.mailed_at && (
        <p className="text-label text-ink-2">{t(invoiceTexts.mailed, { moment: moment(of.mailed_at, language) })}</p>
      )}
      <Refusal error={papers.error ?? act.error} />
      {asked && <ExplainDialog kind={asked} id={sale.id} onClose={() => setAsked(null)} />}
    </div>
  )
}
