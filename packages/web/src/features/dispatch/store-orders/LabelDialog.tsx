import { labelsSchemas, type Printing } from '@bra/contract/dispatch/labels.schemas'
import type { Reply } from '@bra/contract/kit/api'
import type { labels } from '@bra/contract/dispatch/labels'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TrackingCodeField } from '../../orders/parcels/TrackingCodeField.tsx'
import { BoughtLabel, LabelOffer } from './CarrierLabel.tsx'
import { Notice } from '../../../ui/states.tsx'
import { labelTexts } from './label-texts.ts'
import { printingQuery, useKeepPrinting } from './printing.data.ts'
import { PrintingFields } from './PrintingFields.tsx'
import { saleQuery, useLabels } from './store-orders.data.ts'

export type FailedLabels = Reply<typeof labels.get>['result']['failed']

interface LabelDialogProps {
  storeId: number
  ids: number[]
  onClose: () => void
  unprinted?: FailedLabels
}

const none: FailedLabels = []

export function LabelDialog({ storeId, ids: chosen, onClose, unprinted = none }: LabelDialogProps) {
  const t = useText()
  const [failed, setFailed] = useState(unprinted)
  const { data, isPending: isReading } = useQuery(printingQuery(storeId))
  const ids = failed.length > 0 ? failed.map(({ id }) => id) : chosen
  const [first] = ids
  const isOne = ids.length === 1
  const { data: sale, isPending } = useQuery({ ...saleQuery(first!), enabled: isOne })
  const close = (left: FailedLabels) => (left.length > 0 ? setFailed(left) : onClose())
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(labelTexts.labelTitle, { count: ids.length })}
      closeLabel={t(siteTexts.close)}
    >
      {(isOne && isPending) || isReading ? (
        <Skeleton className="h-64 rounded-panel" />
      ) : isOne && sale?.label?.state === 'bought' ? (
        <BoughtLabel sale={sale} onClose={onClose} />
      ) : (
        <div className="grid gap-6">
          {failed.length > 0 && (
            <Notice tone="buriti">
              {t(labelTexts.labelFailed, {
                count: failed.length,
                orders: failed.map((one) => one.order_id).join(', '),
              })}
            </Notice>
          )}
          {isOne && sale?.sells_label && <LabelOffer sale={sale} />}
          <OwnLabel
            key={ids.join()}
            storeId={storeId}
            ids={ids}
            sale={isOne ? sale : undefined}
            printing={data?.printing ?? null}
            onClose={onClose}
            onPrinted={close}
          />
        </div>
      )}
    </Dialog>
  )
}

interface OwnLabelProps extends LabelDialogProps {
  sale: StoreSaleDetail | undefined
  printing: Printing | null
  onPrinted: (failed: FailedLabels) => void
}

function OwnLabel({ storeId, ids, sale, printing, onClose, onPrinted }: OwnLabelProps) {
  const t = useText()
  const open = useLabels()
  const keep = useKeepPrinting(storeId)
  const form = useContractForm(labelsSchemas.get.body, {
    ids,
    ...(printing ?? { paper: ids.length > 1 ? 'a4' : 'label', contents: false }),
    tracking_code: sale?.label_code ?? '',
  })
  // The first choice of a store is saved, and not asked for again.
  const print = async (body: Parameters<typeof open>[0]) => {
    const left = await open(body)
    if (!printing) await keep(labelsSchemas.get.body.parse(body))
    onPrinted(left)
  }
  return (
    <section className="grid gap-3">
      {sale?.sells_label && <h3 className="text-h3">{t(labelTexts.labelOwn)}</h3>}
      <ContractForm form={form} send={print}>
        <PrintingFields />
        {ids.length === 1 && <TrackingCodeField hint={t(labelTexts.codeHint)} optional />}
        <p className="max-w-[60ch] text-label text-ink-2">{t(labelTexts.labelHint)}</p>
        <DialogFoot onClose={onClose} back={t(siteTexts.back)} isQuiet={sale?.sells_label}>
          {t(labelTexts.labelMake)}
        </DialogFoot>
      </ContractForm>
    </section>
  )
}
