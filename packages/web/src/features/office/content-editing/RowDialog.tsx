import type { ShelfDraft, ShelfName, ShelfRow } from '@bra/contract/office/content-editing.schemas'
import type { FormSchema } from '@bra/contract/kit/api'
import type { ComponentType } from 'react'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { formTexts } from '../../../lib/form-texts.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { ReasonField } from '../../people/audit/ReasonField.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { shelfFields } from './fields.tsx'
import { PlanEffects } from './PlanEffects.tsx'
import { useShelf } from './shelf.data.ts'
import { schemaOf, type TypedFields, typedOf } from './typed.ts'

interface RowDialogProps<N extends ShelfName> {
  name: N
  row: ShelfRow<N> | null
  title: string
  onClose: () => void
}

export function RowDialog<N extends ShelfName>({ name, row, title, onClose }: RowDialogProps<N>) {
  const t = useText()
  const shelf = useShelf(name)
  const Fields: ComponentType = shelfFields[name]
  const schema = schemaOf(name) as unknown as FormSchema<ShelfDraft<N> & { reason: string }, TypedFields>
  const form = useContractForm<TypedFields, ShelfDraft<N> & { reason: string }>(schema, typedOf(name, row))
  const send = async ({ reason, ...draft }: ShelfDraft<N> & { reason: string }) => {
    const written = draft as unknown as ShelfDraft<N>
    await (row ? shelf.change(row, written, reason) : shelf.add(written, reason))
    onClose()
  }
  return (
    <Dialog open wide onClose={onClose} title={title} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={send} within="draft">
        <Fields />
        {name === 'plans' && row && <PlanEffects plan={row as ShelfRow<'plans'>} />}
        <ReasonField />
        <DialogFoot onClose={onClose}>{t(formTexts.save)}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
