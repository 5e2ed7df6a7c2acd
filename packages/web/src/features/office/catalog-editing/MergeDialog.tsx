import { both } from '@bra/contract/kit/both'
import { catalogEditing } from '@bra/contract/office/catalog-editing'
import type { CuratedProduct } from '@bra/contract/office/catalog-editing.schemas'
import { Reason } from '@bra/contract/kit/shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { FormSchema } from '@bra/contract/kit/api'
import { useSend } from '../../../lib/command.ts'
import { formOf } from '../../../lib/form-of.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormCheckbox } from '../../../lib/form-fields.tsx'
import { askKeeping } from '../../../lib/query.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { ReasonField } from '../../people/audit/ReasonField.tsx'
import { useText } from '../../../lib/text.tsx'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { toast } from '../../../ui/toast.ts'
import { mergeTexts } from './merge-texts.ts'
import { MergedPair } from './MergedPair.tsx'
import { MergePreviewPanel } from './MergePreviewPanel.tsx'

const FOUND = 8

interface MergeFields {
  into_id: string
  sure: boolean
  reason: string
}
type MergeWithReason = { into_id: number; reason: string }

const Schema: FormSchema<MergeWithReason, MergeFields> = formOf(
  z.object({
    into_id: z.coerce.number().int().min(1, both('Escolha o produto que fica.', 'Choose the product that remains.')),
    sure: z.literal(
      true,
      both('Confirme que conferiu: não dá para desfazer.', 'Confirm that you checked it: it cannot be undone.'),
    ),
    reason: Reason,
  }),
)

export function MergeDialog({ product, onClose }: { product: CuratedProduct; onClose: () => void }) {
  const t = useText()
  const send = useSend(catalogEditing.merge, { refresh: [catalogEditing.products] })
  const form = useContractForm<MergeFields, MergeWithReason>(Schema, { into_id: '', sure: false, reason: '' })
  const into = Number(useWatch({ control: form.control, name: 'into_id' }))
  const merge = async ({ into_id, reason }: MergeWithReason) => {
    const input = { params: { id: product.id }, body: { into_id, reason } }
    const { message } = await send(input)
    toast.success(message)
    onClose()
  }
  const title = t(mergeTexts.mergeOf, { name: product.name })
  return (
    <Dialog open wide onClose={onClose} title={title} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={merge}>
        <p className="text-ink-2">{t(mergeTexts.mergeHint, { code: product.code })}</p>
        <Choice product={product} into={into} />
        {into > 0 && (
          <>
            <MergePreviewPanel id={product.id} into={into} />
            <FormCheckbox name="sure">{t(mergeTexts.sure)}</FormCheckbox>
          </>
        )}
        <ReasonField />
        <DialogFoot onClose={onClose} isDangerous>
          {t(mergeTexts.merge)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

interface ChoiceProps {
  product: CuratedProduct
  /** 0 if no product is chosen. */
  into: number
}

function Choice({ product, into }: ChoiceProps) {
  const t = useText()
  const { register, setValue, getFieldState, formState } = useFormContext<MergeFields>()
  const [typed, setTyped] = useState(product.name)
  const { data } = useQuery(askKeeping(catalogEditing.products, { query: { q: typed, per_page: FOUND } }))
  const found = data?.products.filter(({ id }) => id !== product.id) ?? []
  const kept = found.find(({ id }) => id === into)
  return (
    <div>
      <TextInput
        type="search"
        label={t(mergeTexts.searchOther)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          // A new search hides the chosen product, so the choice is cleared.
          setValue('into_id', '')
          setValue('sure', false)
        }}
      />
      <ChoiceGroup
        legend={t(mergeTexts.searchOther)}
        hiddenLegend
        error={getFieldState('into_id', formState).error?.message}
        className="mt-2"
      >
        <div className="max-h-52 overflow-y-auto px-1">
          {data && found.length === 0 && <p role="status">{t(mergeTexts.none)}</p>}
          {found.map((other) => (
            <Radio
              key={other.id}
              {...register('into_id', { onChange: () => setValue('sure', false) })}
              value={other.id}
            >
              {other.name}
              <span className="block text-label text-ink-2">
                {[other.code, other.card_number, other.category.name, t(mergeTexts.offersOf, { count: other.offers })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Radio>
          ))}
        </div>
      </ChoiceGroup>
      {kept && <MergedPair gone={product} kept={kept} />}
    </div>
  )
}
