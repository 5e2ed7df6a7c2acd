import { publishing } from '@bra/contract/publishing'
import { publishingSchemas } from '@bra/contract/publishing.schemas'
import type { Parameter } from '@bra/contract/settings.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { DialogFoot } from '../../lib/DialogFoot.tsx'
import { ReasonField } from '../../lib/ReasonField.tsx'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormText } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { parametersQuery } from './parameters.data.ts'

/** Changes one rule of the marketplace, with the reason that is kept. */
export function ParameterDialog({ parameter, onClose }: { parameter: Parameter; onClose: () => void }) {
  const t = useText()
  const call = useCall()
  const client = useQueryClient()
  const { code, kind, value } = parameter
  const form = useContractForm(publishingSchemas.changeParameter.body, { value })
  const send = async (body: { value: string; reason: string }) => {
    const { message } = await callEndpoint(call, publishing.changeParameter, { params: { code }, body })
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
          inputMode={kind === 'email' || kind === 'text' ? kind : 'numeric'}
          autoComplete="off"
        />
        <ReasonField />
        <DialogFoot onClose={onClose}>{t('form.save')}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
