import { catalogEditing } from '@bra/contract/office/catalog-editing'
import { type CuratedProduct, ProductDraft } from '@bra/contract/office/catalog-editing.schemas'
import { editions } from '@bra/contract/trade/trade'
import { WithReason } from '@bra/contract/kit/shapes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { FormSchema } from '@bra/contract/kit/api'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { formOf } from '../../../lib/form-of.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { ReasonField } from '../../people/audit/ReasonField.tsx'
import { callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormCheckbox, FormSelect, FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { everyCategoryQuery } from '../../catalogue/catalog/catalog.data.ts'
import { PhotoField } from '../../ground/photos/PhotoField.tsx'
import { EditionTicks, FinishTicks, LanguageTicks } from './CodeTicks.tsx'
import { ProductVocabulary } from './ProductVocabulary.tsx'
import { catalogEditingTexts } from './texts.ts'

type ProductFields = Record<string, string | string[] | boolean>
type DraftWithReason = ProductDraft & { reason: string }

/** The form fields hold strings; the contract wants numbers for choices and tags. */
const Schema: FormSchema<DraftWithReason, ProductFields> = formOf(
  z.preprocess(
    ({ rarity_id: rarity, origin, element_ids: elements, tag_ids: tags, ...typed }: ProductFields) => ({
      ...typed,
      rarity_id: rarity ? Number(rarity) : null,
      origin: origin === '' ? null : Number(origin),
      element_ids: (elements as string[]).map(Number),
      tag_ids: (tags as string[]).map(Number),
    }),
    ProductDraft.and(WithReason),
  ),
)

const typedOf = (product: CuratedProduct | null): ProductFields => ({
  category_id: String(product?.category_id ?? ''),
  name: product?.name ?? '',
  name_en: product?.name_en ?? '',
  card_number: product?.card_number ?? '',
  card_key: product?.card_key ?? '',
  code: product?.code ?? '',
  ean: product?.ean ?? '',
  rarity_id: String(product?.rarity_id ?? ''),
  origin: String(product?.origin ?? ''),
  brand: product?.brand ?? '',
  league: product?.league ?? '',
  can_send_bra_center: product?.can_send_bra_center ?? true,
  element_ids: product?.element_ids.map(String) ?? [],
  tag_ids: product?.tag_ids.map(String) ?? [],
  finishes: product?.finishes ?? [],
  editions: product?.editions ?? [],
  languages: product?.languages ?? [],
  images: product?.images ?? [],
  reason: '',
})

interface ProductDialogProps {
  product: CuratedProduct | null
  onClose: () => void
}

export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const t = useText()
  const call = useCall()
  const client = useQueryClient()
  const form = useContractForm<ProductFields, DraftWithReason>(Schema, typedOf(product))
  const images = useWatch({ control: form.control, name: 'images' }) as string[]
  const send = async ({ reason, ...draft }: DraftWithReason) => {
    const body = { draft, reason }
    const { message } = product
      ? await callEndpoint(call, catalogEditing.change, {
          params: { id: product.id },
          body: { ...body, seen: product },
        })
      : await callEndpoint(call, catalogEditing.add, { body })
    await client.invalidateQueries({ queryKey: [routeOf(catalogEditing.products)] })
    toast.success(message)
    onClose()
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={product?.name ?? t(catalogEditingTexts.addProduct)}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={send} within="draft">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormText name="name" label={t(catalogEditingTexts.name)} maxLength={120} />
          <FormText name="name_en" label={t(catalogEditingTexts.nameEn)} maxLength={120} optional />
          <FormText
            name="card_number"
            label={t(catalogEditingTexts.number)}
            hint={t(catalogEditingTexts.numberHint)}
            maxLength={20}
            optional
          />
          <FormText
            name="card_key"
            label={t(catalogEditingTexts.cardKey)}
            hint={t(catalogEditingTexts.cardKeyHint)}
            maxLength={80}
            optional
          />
          <FormText
            name="code"
            label={t(catalogEditingTexts.code)}
            hint={t(catalogEditingTexts.codeHint)}
            maxLength={40}
          />
          <FormText name="ean" label={t(catalogEditingTexts.ean)} inputMode="numeric" optional />
          <CategoryChoice of={product} />
          <ProductVocabulary />
          <CopiesThatExist of={product} />
        </div>
        <FormCheckbox name="can_send_bra_center" hint={t(catalogEditingTexts.centreHint)}>
          {t(catalogEditingTexts.centre)}
        </FormCheckbox>
        <PhotoField
          name="images"
          label={t(catalogEditingTexts.images)}
          hint={t(catalogEditingTexts.imagesHint)}
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
        <DialogFoot onClose={onClose}>{t(formTexts.save)}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

/** Stores offer a copy that stands here, and others only where the game leaves that open. */
function CopiesThatExist({ of }: { of: CuratedProduct | null }) {
  const t = useText()
  if (of && of.type !== 'tcg') return null
  const others = of?.editions?.filter((code) => !(editions as readonly string[]).includes(code))
  return (
    <>
      <FinishTicks
        name="finishes"
        legend={t(catalogEditingTexts.finishes)}
        hint={t(catalogEditingTexts.finishesHint)}
      />
      <EditionTicks
        name="editions"
        legend={t(catalogEditingTexts.printRuns)}
        hint={t(catalogEditingTexts.printRunsHint)}
        others={others}
      />
      <LanguageTicks
        name="languages"
        legend={t(catalogEditingTexts.languages)}
        hint={t(catalogEditingTexts.languagesHint)}
      />
    </>
  )
}

/** An existing product can only move to a category of the same kind of goods. */
function CategoryChoice({ of }: { of: CuratedProduct | null }) {
  const t = useText()
  const { data } = useQuery(everyCategoryQuery)
  // The chosen option exists before the list is loaded and keeps its element, so that the field keeps its value.
  const first = of ? [{ ...of.category, code: '…' }] : []
  const categories = data?.categories.filter(({ type }) => !of || type === of.type) ?? first
  return (
    <FormSelect name="category_id" label={t(catalogEditingTexts.category)}>
      <option value="">{t(catalogEditingTexts.chooseCategory)}</option>
      {categories.map(({ id, name, code }) => (
        <option key={id} value={id}>
          {`${name} (${code})`}
        </option>
      ))}
    </FormSelect>
  )
}
