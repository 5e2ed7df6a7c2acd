import { ownProducts } from '@bra/contract/selling/own-products'
import { FlatGoods } from '@bra/contract/selling/own-products.schemas'
import { origins } from '@bra/contract/trade/goods-origins'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormSelect, FormText, FormTextArea, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { useRequestKey } from '../../../lib/useRequestKey.ts'
import { toast } from '../../../ui/toast.ts'
import { everyCategoryQuery } from '../../catalogue/catalog/catalog.data.ts'
import { offerFormTexts } from '../bulk-entry/offer-form-texts.ts'
import { PriceAndStock } from '../bulk-entry/PriceAndStock.tsx'
import { VariantFields } from '../bulk-entry/VariantFields.tsx'
import { useRefreshGrid } from '../inventory/inventory.data.ts'
import { PhotoField } from '../../ground/photos/PhotoField.tsx'
import { ShippingFields } from './ShippingFields.tsx'
import { ownProductTexts } from './texts.ts'

const TOLD_AFTER_MS = 100

type GoodsFields = ReturnType<typeof FlatGoods.parse>

/** Registers goods that the catalogue lacks together with their first offer, in one call. */
export function GoodsForm({ storeId, onSaved }: { storeId: number; onSaved: () => void }) {
  const t = useText()
  const call = useCall()
  const refreshGrid = useRefreshGrid()
  const requestKeyOf = useRequestKey()
  const form = useContractForm(FlatGoods, { condition: 'lacrado', language: 'PT', quantity: 1, origin: 0, photos: [] })
  const photos = useWatch({ control: form.control, name: 'photos' }) ?? []
  const send = async ({ condition, language, price_cents, quantity, comment, ...product }: GoodsFields) => {
    const offer = { condition, language, price_cents, quantity, comment }
    const key = requestKeyOf({ product, offer })
    const { message } = await callEndpoint(call, ownProducts.register, {
      body: { store_id: storeId, key, product, offer },
    })
    setTimeout(() => toast.success(message), TOLD_AFTER_MS)
    void refreshGrid()
    onSaved()
  }
  return (
    <ContractForm form={form} send={send} within="product" className="flex max-w-4xl flex-col gap-5">
      <section className="panel flex flex-col gap-4 p-5 sm:p-7">
        <h2 className="text-h3">{t(ownProductTexts.what)}</h2>
        <FormText name="name" maxLength={120} label={t(ownProductTexts.name)} hint={t(ownProductTexts.nameHint)} />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <CategoryField />
          <FormText name="ean" inputMode="numeric" maxLength={14} label={t(ownProductTexts.ean)} optional />
        </div>
        <PhotoField
          name="photos"
          label={t(ownProductTexts.photos)}
          hint={t(ownProductTexts.photosHint)}
          photos={photos}
          onChange={(change) =>
            form.setValue('photos', change(form.getValues('photos')), { shouldValidate: form.formState.isSubmitted })
          }
          error={form.formState.errors.photos?.message}
        />
        <FormTextArea name="text" rows={4} maxLength={2000} label={t(ownProductTexts.text)} optional />
      </section>
      <section className="panel flex flex-col gap-4 p-5 sm:p-7">
        <h2 className="text-h3">{t(ownProductTexts.shipping)}</h2>
        <ShippingFields />
        <FormSelect name="origin" label={t(ownProductTexts.origin)}>
          {origins.map(({ code, description }) => (
            <option key={code} value={code}>
              {`${code} ${description}`}
            </option>
          ))}
        </FormSelect>
      </section>
      <section className="panel flex flex-col gap-4 p-5 sm:p-7">
        <h2 className="text-h3">{t(ownProductTexts.offer)}</h2>
        <VariantFields type="bra" />
        <PriceAndStock />
        <FormTextArea name="comment" rows={2} maxLength={500} label={t(offerFormTexts.comment)} optional />
      </section>
      <div>
        <SubmitButton size="large">{t(ownProductTexts.save)}</SubmitButton>
      </div>
    </ContractForm>
  )
}

function CategoryField() {
  const t = useText()
  const { data } = useQuery(everyCategoryQuery)
  const categories = data?.categories.filter(({ type }) => type !== 'tcg') ?? []
  return (
    <FormSelect name="category_id" label={t(ownProductTexts.category)}>
      <option value="">{t(ownProductTexts.chooseCategory)}</option>
      {categories.map(({ id, name, business }) => (
        <option key={id} value={id}>
          {`${business.name}: ${name}`}
        </option>
      ))}
    </FormSelect>
  )
}
