import { settings } from '@bra/contract/settings'
import { type Parameter, settingsSchemas } from '@bra/contract/settings.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormText, FormTextArea, SubmitButton } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { parametersQuery } from './settings.data.ts'

/** Changes one rule of the marketplace, with the reason that is kept. */
export function ParameterDialog({ parameter, onClose }: { parameter: Parameter; onClose: () => void }) {
  const t = useText()
  const call = useCall()
  const client = useQueryClient()
  const { code, kind, value } = parameter
  const form = useContractForm(settingsSchemas.change.body, { value })
  const send = async (body: { value: string; reason: string }) => {
    const { message } = await callEndpoint(call, settings.change, { params: { code }, body })
    await client.invalidateQueries({ queryKey: parametersQuery.queryKey })
    toast.success(message)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={parameter.label} closeLabel={t('shell.close')}>
      <ContractForm form={form} send={send}>
        <p className="text-ink-2">{parameter.description}</p>
        <FormText
          name="value"
          label={`${t('admin.value')} (${t(`admin.unit_${kind}`)})`}
          inputMode={kind === 'text' ? undefined : 'numeric'}
          autoComplete="off"
        />
        <FormTextArea name="reason" rows={2} maxLength={500} label={t('admin.reason')} hint={t('admin.reasonHint')} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <SubmitButton>{t('form.save')}</SubmitButton>
        </div>
      </ContractForm>
    </Dialog>
  )
}
