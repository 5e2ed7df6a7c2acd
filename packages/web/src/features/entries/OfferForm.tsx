import type { Product } from '@bra/contract/catalog.schemas'
import { fairPrices } from '@bra/contract/fair-prices'
import { inventory } from '@bra/contract/inventory'
import { NewListing } from '@bra/contract/inventory.schemas'
import { PhotoAddresses } from '@bra/contract/photos.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { callEndpoint, CallError, routeOf } from '../../lib/call.ts'
import { reaisOf } from '@bra/contract/cents'
import { useCall } from '../../lib/env.ts'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormTextArea, SubmitButton } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { FairPrice } from '../fair-prices/FairPrice.tsx'
import { useRefreshGrid } from '../inventory/inventory.data.ts'
import { PhotoField } from '../photos/PhotoField.tsx'
import { PriceAndStock } from './PriceAndStock.tsx'
import { VariantFields } from './VariantFields.tsx'
import { beginnings, keepVariant } from './variant-kept.ts'

const Offer = NewListing.extend({ photos: PhotoAddresses })
type Typed = ReturnType<typeof Offer.parse>

const priceField = () => document.getElementsByName('price_cents')[0]

interface OfferFormProps {
  storeId: number
  product: Pick<Product, 'id' | 'name' | 'type'>
  /** `again` asks for the next product, the variant kept. */
  onSaved: (again: boolean) => void
  /** Chosen a moment ago, with the variant of the one before: its price is what is left to type. */
  isPicked?: boolean
}

/** What a store asks for one product: variant, price with its market, quantity, photos and a comment. */
export function OfferForm({ storeId, product, onSaved, isPicked = false }: OfferFormProps) {
  const t = useText()
  const call = useCall()
  const queries = useQueryClient()
  const refreshGrid = useRefreshGrid()
  const again = useRef(false)
  const [clash, setClash] = useState<Typed | null>(null)
  const form = useContractForm(Offer, beginnings(product))
  const [condition, language, finish, extras, price, photos] = useWatch({
    control: form.control,
    name: ['condition', 'language', 'finish', 'extras', 'price_cents', 'photos'],
  })
  const save = async (typed: Typed, if_exists: 'refuse' | 'add') => {
    const { message, result } = await callEndpoint(call, inventory.save, {
      body: { ...typed, store_id: storeId, if_exists },
    })
    keepVariant(product.type, typed)
    if (result.over_plan) toast.warning(message)
    else toast.success(t('entering.saved', { name: product.name }))
    void refreshGrid()
    void queries.invalidateQueries({ queryKey: [routeOf(fairPrices.of)] })
    onSaved(again.current)
  }
  const send = async (typed: Typed) => {
    setClash(null)
    await save(typed, 'refuse').catch((error: unknown) => {
      if (!(error instanceof CallError && error.code === 'listing_exists')) throw error
      setClash(typed)
    })
  }
  useEffect(() => {
    if (isPicked) priceField()?.focus()
  }, [isPicked])
  const use = (cents: number) => {
    form.setValue('price_cents', cents, { shouldValidate: true })
    const field = priceField()
    if (field instanceof HTMLInputElement) field.value = reaisOf(cents)
  }
  return (
    <ContractForm form={form} send={send} className="panel flex flex-col gap-5 p-5 sm:p-7">
      <h2 className="text-h3">{t('entering.offer')}</h2>
      <VariantFields type={product.type} />
      <PriceAndStock />
      <FairPrice
        variant={{ product_id: product.id, condition, language, finish, extras: extras || [] } as never}
        asked={Number.isFinite(price) ? price : null}
        onUse={use}
      />
      <PhotoField
        label={t('entering.photos')}
        hint={t('entering.photosHint')}
        photos={photos ?? []}
        onChange={(next) => form.setValue('photos', next)}
      />
      <FormTextArea
        name="comment"
        rows={2}
        maxLength={500}
        label={t('entering.comment')}
        hint={t('entering.commentHint')}
        optional
      />
      <div role="alert">
        {clash && (
          <Notice
            tone="buriti"
            action={
              <Button
                size="small"
                onClick={() => void save(clash, 'add').catch((error: Error) => toast.error(error.message))}
              >
                {t('entering.exists')}
              </Button>
            }
          >
            {t('entering.existsTitle')}
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton onClick={() => (again.current = false)}>{t('entering.save')}</SubmitButton>
        <SubmitButton variant="outline" onClick={() => (again.current = true)}>
          {t('entering.saveAndNew')}
        </SubmitButton>
      </div>
    </ContractForm>
  )
}
