import { labelsSchemas } from '@bra/contract/labels.schemas'
import { DialogFoot } from '../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormText } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { ChoiceGroup, Radio } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useLabels } from './store-orders.data.ts'

/** On which paper, and with which code; the PDF opens beside the page. */
export function LabelDialog({ ids, onClose }: { ids: number[]; onClose: () => void }) {
  const t = useText()
  const open = useLabels()
  const form = useContractForm(labelsSchemas.get.body, {
    ids,
    paper: ids.length > 1 ? 'a4' : 'label',
    tracking_code: '',
  })
  return (
    <Dialog open onClose={onClose} title={t('selling.labelTitle', { count: ids.length })} closeLabel={t('shell.close')}>
      <ContractForm
        form={form}
        send={async (body) => {
          await open(body)
          onClose()
        }}
      >
        <ChoiceGroup legend={t('selling.paper')}>
          <Radio {...form.register('paper')} value="label">
            {t('selling.paperLabel')}
          </Radio>
          <Radio {...form.register('paper')} value="a4">
            {t('selling.paperA4')}
          </Radio>
        </ChoiceGroup>
        {ids.length === 1 && (
          <FormText
            name="tracking_code"
            label={t('orders.trackingCode')}
            hint={t('selling.codeHint')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            optional
          />
        )}
        <p className="max-w-[60ch] text-label text-ink-2">{t('selling.labelHint')}</p>
        <DialogFoot onClose={onClose} back={t('orders.back')}>
          {t('selling.labelMake')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
