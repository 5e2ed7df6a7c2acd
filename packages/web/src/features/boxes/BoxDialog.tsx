import { boxes } from '@bra/contract/boxes'
import { boxesSchemas } from '@bra/contract/boxes.schemas'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormText, SubmitButton } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { type ListedBox, useReloadBoxes } from './boxes.data.ts'

interface BoxDialogProps {
  storeId: number
  /** Null for a new one. */
  box: ListedBox | null
  onClose: () => void
}

export function BoxDialog({ storeId, box, onClose }: BoxDialogProps) {
  const t = useText()
  const call = useCall()
  const reload = useReloadBoxes(storeId)
  const { open: _, ...known } = box ?? { open: 0 }
  const form = useContractForm(boxesSchemas.save.body, { ...known, store_id: storeId })
  const side = { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const
  return (
    <Dialog open onClose={onClose} title={t(box ? 'boxes.editTitle' : 'boxes.newTitle')} closeLabel={t('shell.close')}>
      <ContractForm
        form={form}
        send={async (body) => {
          const { message } = await callEndpoint(call, boxes.save, { body })
          toast.success(message)
          await reload()
          onClose()
        }}
      >
        <FormText name="name" label={t('boxes.name')} maxLength={60} autoComplete="off" />
        <div className="grid grid-cols-3 gap-3">
          <FormText {...side} name="length_cm" label={t('boxes.length')} />
          <FormText {...side} name="width_cm" label={t('boxes.width')} />
          <FormText {...side} name="height_cm" label={t('boxes.height')} />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <FormText {...side} name="weight_grams" label={t('boxes.weightEmpty')} />
          <FormText {...side} name="max_cards" label={t('boxes.maxCards')} maxLength={5} optional />
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('boxes.back')}
          </Button>
          <SubmitButton>{t('boxes.save')}</SubmitButton>
        </div>
      </ContractForm>
    </Dialog>
  )
}
