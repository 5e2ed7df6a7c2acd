import { dispatchRuns } from '@bra/contract/dispatch/dispatch-runs'
import { money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { ask } from '../../../lib/query.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { dispatchRunTexts } from './dispatch-run-texts.ts'

interface DispatchDialogProps {
  storeId: number
  ids: number[]
  onClose: () => void
  onStart: () => void
}

export function DispatchDialog({ storeId, ids, onClose, onStart }: DispatchDialogProps) {
  const t = useText()
  const query = ask(dispatchRuns.estimate, { body: { store_id: storeId, ids } })
  const { data, error } = useQuery({ ...query, staleTime: 0, gcTime: 0 })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(dispatchRunTexts.confirmTitle, { count: ids.length })}
      closeLabel={t(siteTexts.close)}
    >
      <div className="grid gap-5">
        {error ? (
          <Refusal error={error} />
        ) : data ? (
          <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 tabular-nums">
            <dt>{t(data.model === 55 ? dispatchRunTexts.confirmNfe : dispatchRunTexts.confirmDce)}</dt>
            <dd className="text-right font-semibold">{data.documents}</dd>
            <dt>{t(dispatchRunTexts.confirmLabels)}</dt>
            <dd className="text-right font-semibold">{data.labels}</dd>
            {data.labels > 0 && (
              <>
                <dt>
                  {t(dispatchRunTexts.confirmCost)}
                  <span className="block text-label text-ink-2">
                    {t(data.own_account ? dispatchRunTexts.fromCarrier : dispatchRunTexts.fromBalance)}
                  </span>
                </dt>
                <dd className="text-right font-semibold">{money(data.labels_cents)}</dd>
              </>
            )}
          </dl>
        ) : (
          <Skeleton className="h-24" />
        )}
        <p className="max-w-[60ch] text-label text-ink-2">{t(dispatchRunTexts.confirmHint)}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t(siteTexts.back)}
          </Button>
          <Button
            variant="solid"
            disabled={!data}
            icon={<Send aria-hidden size={16} strokeWidth={2} />}
            onClick={() => {
              onStart()
              onClose()
            }}
          >
            {t(dispatchRunTexts.confirm)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
