import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { begunWith } from '@bra/contract/trade/copies'
import { photosOfPassport } from '@bra/contract/ground/passports'
import { MAX_PHOTOS } from '@bra/contract/ground/photo-limits'
import { reaisOf } from '@bra/contract/trade/cents'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormText, FormTextArea } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { useCopies, useOnceKnown } from '../../catalogue/variants/copies.data.ts'
import { FairPrice } from '../../prices/fair-prices/FairPrice.tsx'
import { PhotoField } from '../../ground/photos/PhotoField.tsx'
import { offerFormTexts } from './offer-form-texts.ts'
import { PassportField } from './PassportField.tsx'
import { PriceAndStock } from './PriceAndStock.tsx'
import { extrasOf, type OfferValues } from './typed-offer.ts'
import { VariantFields } from './VariantFields.tsx'

export const priceField = () => document.getElementsByName('price_cents')[0]

interface OfferFieldsProps {
  product: Pick<Product, 'id' | 'name' | 'type'>
  stockHint?: string | undefined
  /** True for an offer that exists: it keeps what it has. */
  isKept?: boolean
}

/** These fields must stand inside the form of an offer. */
export function OfferFields({ product, stockHint, isKept = false }: OfferFieldsProps) {
  const t = useText()
  const { control, getValues, setValue } = useFormContext<OfferValues>()
  const [condition, language, finish, edition, extras, price, photos] = useWatch({
    control,
    name: ['condition', 'language', 'finish', 'edition', 'extras', 'price_cents', 'photos'],
  })
  const photosLeft = MAX_PHOTOS - photosOfPassport(useWatch({ control, name: 'passport' })).length
  const copies = useCopies(product)
  useOnceKnown(copies, (known) => {
    if (isKept) return
    const begun = begunWith(known, { finish: finish ?? 'normal', edition, language: language ?? 'PT' })
    setValue('finish', begun.finish)
    setValue('edition', begun.edition)
    setValue('language', begun.language)
  })
  const use = (cents: number) => {
    setValue('price_cents', cents, { shouldValidate: true })
    const field = priceField()
    if (field instanceof HTMLInputElement) field.value = reaisOf(cents)
  }
  return (
    <>
      <VariantFields type={product.type} copies={copies} isKept={isKept} />
      <PriceAndStock stockHint={stockHint} />
      <FairPrice
        variant={
          { product_id: product.id, condition, language, finish, extras: extrasOf({ edition, extras }) } as never
        }
        asked={Number.isFinite(price) ? price : null}
        onUse={use}
      />
      {product.type === 'tcg' && condition !== 'graded' && <PassportField product={product} />}
      <PhotoField
        most={photosLeft}
        label={t(offerFormTexts.photos)}
        hint={t(offerFormTexts.photosHint)}
        photos={photos}
        onChange={(change) => setValue('photos', change(getValues('photos')))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name="position"
          maxLength={40}
          label={t(offerFormTexts.position)}
          hint={t(offerFormTexts.positionHint)}
          optional
        />
        <FormText name="sku" maxLength={40} label={t(offerFormTexts.sku)} hint={t(offerFormTexts.skuHint)} optional />
      </div>
      <FormTextArea
        name="comment"
        rows={2}
        maxLength={500}
        label={t(offerFormTexts.comment)}
        hint={t(offerFormTexts.commentHint)}
        optional
      />
    </>
  )
}
