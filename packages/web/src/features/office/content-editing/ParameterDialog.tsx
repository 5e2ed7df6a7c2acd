import { both, type SiteText } from '@bra/contract/kit/both'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'
import { contentEditing } from '@bra/contract/office/content-editing'
import { contentEditingSchemas } from '@bra/contract/office/content-editing.schemas'
import type { Parameter } from '@bra/contract/ground/settings.schemas'
import { z } from 'zod'
import { useSend } from '../../../lib/command.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { formTexts } from '../../../lib/form-texts.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { ReasonField } from '../../people/audit/ReasonField.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { parameterTexts } from './parameter-texts.ts'
import { parametersQuery } from './parameters.data.ts'

const Body = contentEditingSchemas.changeParameter.body
/** The field is in reais or in per cent, the stored value in hundredths of these. */
const inHundredths = (refusal: SiteText) =>
  Body.extend({ value: z.string().transform(centsOf).pipe(z.int(refusal)).transform(String) })
const bodies: Partial<Record<Parameter['kind'], typeof Body | ReturnType<typeof inHundredths>>> = {
  cents: inHundredths(both('Digite um valor como 150,00.', 'Type an amount like 150,00.')),
  basis_points: inHundredths(both('Digite uma porcentagem como 2,65.', 'Type a percentage like 2,65.')),
}

export function ParameterDialog({ parameter, onClose }: { parameter: Parameter; onClose: () => void }) {
  const t = useText()
  const change = useSend(contentEditing.changeParameter, { refresh: [parametersQuery] })
  const { code, kind, value } = parameter
  const body = bodies[kind]
  const form = useContractForm(body ?? Body, { value: body ? reaisOf(Number(value)) : value })
  const send = async (body: { value: string; reason: string }) => {
    const { message } = await change({ params: { code }, body })
    toast.success(message)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={parameter.label} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={send}>
        <p className="text-ink-2">{parameter.description}</p>
        <FormText
          name="value"
          label={
            kind === 'cents'
              ? t(parameterTexts.value)
              : `${t(parameterTexts.value)} (${t(parameterTexts[`unit_${kind}`])})`
          }
          before={kind === 'cents' ? 'R$' : undefined}
          inputMode={body ? 'decimal' : kind === 'email' || kind === 'text' ? kind : 'numeric'}
          autoComplete="off"
        />
        <ReasonField />
        <DialogFoot onClose={onClose}>{t(formTexts.save)}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
