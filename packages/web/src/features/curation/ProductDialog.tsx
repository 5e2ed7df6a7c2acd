import { curation } from '@bra/contract/curation'
import { type CuratedProduct, ProductDraft } from '@bra/contract/curation.schemas'
import { WithReason } from '@bra/contract/shapes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import type { FormSchema } from '@bra/contract/api'
import { DialogFoot } from '../../lib/DialogFoot.tsx'
import { ReasonField } from '../../lib/ReasonField.tsx'
import { callEndpoint, routeOf } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormSelect, FormText } from '../../lib/form-fields.tsx'
import { ask } from '../../lib/query.ts'
import { useText } from '../../lib/text.tsx'
import { Checkbox, ChoiceGroup } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'

type Typed = Record<string, string | string[]>
type Written = ProductDraft & { reason: string }

/** Choices and tags are numbers for the contract, words in the fields. */
const Schema = z.preprocess(
  ({ rarity_id: rarity, tag_ids: tags, ...typed }: Typed) => ({
    ...typed,
    rarity_id: rarity ? Number(rarity) : null,
    tag_ids: (tags as string[]).map(Number),
  }),
  ProductDraft.and(WithReason),
) as unknown as FormSchema<Written, Typed>

/** Corrects a row of the catalogue, with the reason that is kept. */
export function ProductDialog({ product, onClose }: { product: CuratedProduct; onClose: () => void }) {
  const t = useText()
  const call = useCall()
  const client = useQueryClient()
  const { id, name, name_en, card_number, code, ean, rarity_id, tag_ids } = product
  const form = useContractForm<Typed, Written>(Schema, {
    name,
    name_en: name_en ?? '',
    card_number: card_number ?? '',
    code,
    ean: ean ?? '',
    rarity_id: String(rarity_id ?? ''),
    tag_ids: tag_ids.map(String),
    reason: '',
  })
  const send = async ({ reason, ...draft }: Written) => {
    const { message } = await callEndpoint(call, curation.change, { params: { id }, body: { draft, reason } })
    await client.invalidateQueries({ queryKey: [routeOf(curation.products)] })
    toast.success(message)
    onClose()
  }
  return (
    <Dialog open wide onClose={onClose} title={name} closeLabel={t('shell.close')}>
      <ContractForm form={form} send={send} within="draft">
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText name="name" label={t('curation.name')} maxLength={120} />
          <FormText name="name_en" label={t('curation.nameEn')} maxLength={120} optional />
          <FormText name="card_number" label={t('curation.number')} maxLength={20} optional />
          <FormText name="code" label={t('curation.code')} maxLength={40} />
          <FormText name="ean" label={t('curation.ean')} inputMode="numeric" optional />
          <Vocabulary />
        </div>
        <ReasonField />
        <DialogFoot onClose={onClose}>{t('form.save')}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

function Vocabulary() {
  const t = useText()
  const { register, getValues } = useFormContext()
  const { data } = useQuery(ask(curation.vocabulary, {}))
  const kept = getValues('rarity_id') as string
  return (
    <>
      <FormSelect name="rarity_id" label={t('curation.rarity')}>
        <option value="">{t('curation.noRarity')}</option>
        {!data && kept && <option value={kept}>{t('shell.loading')}</option>}
        {data?.rarities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelect>
      {data && data.tags.length > 0 && (
        <ChoiceGroup legend={t('curation.tags')} className="sm:col-span-2">
          <div className="grid gap-x-4 sm:grid-cols-3">
            {data.tags.map(({ id, name }) => (
              <Checkbox key={id} {...register('tag_ids')} value={String(id)}>
                {name}
              </Checkbox>
            ))}
          </div>
        </ChoiceGroup>
      )}
    </>
  )
}
