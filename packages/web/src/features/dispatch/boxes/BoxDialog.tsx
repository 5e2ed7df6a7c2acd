import { boxes } from '@bra/contract/dispatch/boxes'
import { boxesSchemas } from '@bra/contract/dispatch/boxes.schemas'
import { useSend } from '../../../lib/command.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormText } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { boxesQuery, type ListedBox } from './boxes.data.ts'
import { boxTexts } from './texts.ts'

interface BoxDialogProps {
  storeId: number
  box: ListedBox | null
  onClose: () => void
}

export function BoxDialog({ storeId, box, onClose }: BoxDialogProps) {
  const t = useText()
  const save = useSend(boxes.save, { tells: true, refresh: [boxesQuery(storeId)] })
  const { open: _, ...known } = box ?? { open: 0 }
  const form = useContractForm(boxesSchemas.save.body, { ...known, store_id: storeId })
  const side = { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(box ? boxTexts.editTitle : boxTexts.newTitle)}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={(body) => save({ body }).then(onClose)}>
        <FormText name="name" label={t(boxTexts.name)} maxLength={60} autoComplete="off" />
        <div className="grid grid-cols-3 gap-3">
          <FormText {...side} name="length_cm" label={t(boxTexts.length)} />
          <FormText {...side} name="width_cm" label={t(boxTexts.width)} />
          <FormText {...side} name="height_cm" label={t(boxTexts.height)} />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <FormText {...side} name="weight_grams" label={t(boxTexts.weightEmpty)} />
          <FormText {...side} name="max_cards" label={t(boxTexts.maxCards)} maxLength={5} optional />
        </div>
        <DialogFoot onClose={onClose} back={t(boxTexts.back)}>
          {t(boxTexts.save)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
