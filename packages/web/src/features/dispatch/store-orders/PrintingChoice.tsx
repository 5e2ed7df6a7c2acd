import { labelsSchemas } from '@bra/contract/dispatch/labels.schemas'
import type { Printing } from '@bra/contract/dispatch/labels.schemas'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { formTexts } from '../../../lib/form-texts.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { labelTexts } from './label-texts.ts'
import { paperTexts, printingQuery, useKeepPrinting } from './printing.data.ts'
import { PrintingFields } from './PrintingFields.tsx'

export function PrintingChoice({ storeId }: { storeId: number }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(printingQuery(storeId))
  if (!data?.printing) return null
  const { paper, contents } = data.printing
  return (
    <section aria-label={t(labelTexts.printing)}>
      <p className="flex items-center gap-x-2 text-label">
        <Printer aria-hidden size={16} strokeWidth={2} className="flex-none" />
        <b className="max-sm:hidden">{t(labelTexts.printing)}</b>
        <span className="max-sm:flex-1">
          {t(paperTexts[paper])} · {t(contents ? labelTexts.withContents : labelTexts.withoutContents)}
        </span>
        <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
          {t(labelTexts.changePrinting)}
        </Button>
      </p>
      {isOpen && <PrintingDialog storeId={storeId} printing={data.printing} onClose={() => setOpen(false)} />}
    </section>
  )
}

interface PrintingDialogProps {
  storeId: number
  printing: Printing
  onClose: () => void
}

function PrintingDialog({ storeId, printing, onClose }: PrintingDialogProps) {
  const t = useText()
  const keep = useKeepPrinting(storeId)
  const form = useContractForm(labelsSchemas.keepPrinting.body, { store_id: storeId, ...printing })
  return (
    <Dialog open onClose={onClose} title={t(labelTexts.printing)} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={(body) => keep(body).then(onClose)}>
        <PrintingFields />
        <DialogFoot onClose={onClose}>{t(formTexts.save)}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
