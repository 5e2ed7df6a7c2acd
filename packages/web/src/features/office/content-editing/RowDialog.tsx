import type { ShelfDraft, ShelfName, ShelfRow } from '@bra/contract/publishing.schemas'
import type { FormSchema } from '@bra/contract/api'
import type { ComponentType } from 'react'
import { DialogFoot } from '../../lib/DialogFoot.tsx'
import { ReasonField } from '../../lib/ReasonField.tsx'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { useText } from '../../lib/text.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { shelfFields } from './fields.tsx'
import { PlanEffects } from './PlanEffects.tsx'
import { useShelf } from './shelf.data.ts'
import { schemaOf, type Typed, typedOf } from './typed.ts'

interface RowDialogProps<N extends ShelfName> {
  name: N
  /** Null is a new one. */
  row: ShelfRow<N> | null
  title: string
  onClose: () => void
}

/** Writes one entry of a list, with the reason that is kept. */
export function RowDialog<N extends ShelfName>({ name, row, title, onClose }: RowDialogProps<N>) {
  const t = useText()
  const shelf = useShelf(name)
  const Fields: ComponentType = shelfFields[name]
  const schema = schemaOf(name) as unknown as FormSchema<ShelfDraft<N> & { reason: string }, Typed>
  const form = useContractForm<Typed, ShelfDraft<N> & { reason: string }>(schema, typedOf(name, row))
  const send = async ({ reason, ...draft }: ShelfDraft<N> & { reason: string }) => {
    const written = draft as unknown as ShelfDraft<N>
    await (row ? shelf.change(row, written, reason) : shelf.add(written, reason))
    onClose()
  }
  return (
    <Dialog open wide onClose={onClose} title={title} closeLabel={t('shell.close')}>
      <ContractForm form={form} send={send} within="draft">
        <Fields />
        {name === 'plans' && row && <PlanEffects plan={row as ShelfRow<'plans'>} />}
        <ReasonField />
        <DialogFoot onClose={onClose}>{t('form.save')}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
