import { curation } from '@bra/contract/curation'
import { type CuratedProduct, ProductDraft } from '@bra/contract/curation.schemas'
import { WithReason } from '@bra/contract/shapes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
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
import { everyCategoryQuery } from '../catalog/catalog.data.ts'
import { PhotoField } from '../photos/PhotoField.tsx'

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

const typedOf = (product: CuratedProduct | null): Typed => ({
  category_id: String(product?.category_id ?? ''),
  name: product?.name ?? '',
  name_en: product?.name_en ?? '',
  card_number: product?.card_number ?? '',
  code: product?.code ?? '',
  ean: product?.ean ?? '',
  rarity_id: String(product?.rarity_id ?? ''),
  tag_ids: product?.tag_ids.map(String) ?? [],
  images: product?.images ?? [],
  reason: '',
})

interface ProductDialogProps {
  /** Null is a new one. */
  product: CuratedProduct | null
  onClose: () => void
}

/** Writes a row of the catalogue, with the reason that is kept. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const t = useText()
  const call = useCall()
  const client = useQueryClient()
  const form = useContractForm<Typed, Written>(Schema, typedOf(product))
  const images = useWatch({ control: form.control, name: 'images' }) as string[]
  const send = async ({ reason, ...draft }: Written) => {
    const body = { draft, reason }
    const { message } = product
      ? await callEndpoint(call, curation.change, { params: { id: product.id }, body })
      : await callEndpoint(call, curation.add, { body })
    await client.invalidateQueries({ queryKey: [routeOf(curation.products)] })
    toast.success(message)
    onClose()
  }
  return (
    <Dialog open wide onClose={onClose} title={product?.name ?? t('curation.addProduct')} closeLabel={t('shell.close')}>
      <ContractForm form={form} send={send} within="draft">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormText name="name" label={t('curation.name')} maxLength={120} />
          <FormText name="name_en" label={t('curation.nameEn')} maxLength={120} optional />
          <FormText
            name="card_number"
            label={t('curation.number')}
            hint={t('curation.numberHint')}
            maxLength={20}
            optional
          />
          <FormText name="code" label={t('curation.code')} hint={t('curation.codeHint')} maxLength={40} />
          <FormText name="ean" label={t('curation.ean')} inputMode="numeric" optional />
          <CategoryChoice of={product} />
          <Vocabulary />
        </div>
        <PhotoField
          name="images"
          label={t('curation.images')}
          hint={t('curation.imagesHint')}
          photos={images}
          most={4}
          onChange={(change) =>
            form.setValue('images', change(form.getValues('images') as string[]), {
              shouldValidate: form.formState.isSubmitted,
            })
          }
          error={form.formState.errors.images?.message}
        />
        <ReasonField />
        <DialogFoot onClose={onClose}>{t('form.save')}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

/** Of the same kind of goods, for a product that is there. */
function CategoryChoice({ of }: { of: CuratedProduct | null }) {
  const t = useText()
  const { data } = useQuery(everyCategoryQuery)
  // the one that is chosen is there from the beginning, and stays the same element
  const first = of ? [{ ...of.category, code: '…' }] : []
  const categories = data?.categories.filter(({ type }) => !of || type === of.type) ?? first
  return (
    <FormSelect name="category_id" label={t('curation.category')}>
      <option value="">{t('curation.chooseCategory')}</option>
      {categories.map(({ id, name, code }) => (
        <option key={id} value={id}>
          {`${name} (${code})`}
        </option>
      ))}
    </FormSelect>
  )
}

function Vocabulary() {
  const t = useText()
  const { register, getValues } = useFormContext()
  const { data } = useQuery(ask(curation.vocabulary, {}))
  const kept = Number(getValues('rarity_id'))
  // the one that is chosen is there from the beginning, and stays the same element
  const rarities = data?.rarities ?? (kept ? [{ id: kept, name: t('shell.loading') }] : [])
  return (
    <>
      <FormSelect name="rarity_id" label={t('curation.rarity')}>
        <option value="">{t('curation.noRarity')}</option>
        {rarities.map(({ id, name }) => (
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
