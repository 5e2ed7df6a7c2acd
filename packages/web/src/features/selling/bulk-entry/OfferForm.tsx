import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { fairPrices } from '@bra/contract/prices/fair-prices'
import { inventory } from '@bra/contract/selling/inventory'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callEndpoint, CallError, routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { SubmitButton } from '../../../lib/form-fields.tsx'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { useRequestKey } from '../../../lib/useRequestKey.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRefreshGrid } from '../inventory/inventory.data.ts'
import { offerFormTexts } from './offer-form-texts.ts'
import { OfferFields, priceField } from './OfferFields.tsx'
import { OfferSchema, type TypedOffer } from './typed-offer.ts'
import { beginnings, keepVariant } from './variant-kept.ts'

interface OfferFormProps {
  storeId: number
  product: Pick<Product, 'id' | 'name' | 'type'>
  /** `again` is true if the store wants to offer another product of the same variant. */
  onSaved: (again: boolean) => void
  /** True if the product was just picked after another one; then the price takes the focus. */
  isPicked?: boolean
}

export function OfferForm({ storeId, product, onSaved, isPicked = false }: OfferFormProps) {
  const t = useText()
  const call = useCall()
  const queries = useQueryClient()
  const refreshGrid = useRefreshGrid()
  const again = useRef(false)
  const requestKeyOf = useRequestKey()
  const [clash, setClash] = useState<TypedOffer | null>(null)
  const form = useContractForm(OfferSchema, beginnings(product))
  const save = async (typed: TypedOffer, if_exists: 'refuse' | 'add') => {
    const { message, result } = await callEndpoint(call, inventory.save, {
      body: { ...typed, store_id: storeId, if_exists, key: requestKeyOf(typed) },
    })
    keepVariant(product.type, typed)
    if (result.over_plan) toast.warning(message)
    else toast.success(t(offerFormTexts.saved, { name: product.name }))
    void refreshGrid()
    void queries.invalidateQueries({ queryKey: [routeOf(fairPrices.of)] })
    onSaved(again.current)
  }
  const send = async (typed: TypedOffer) => {
    setClash(null)
    await save(typed, 'refuse').catch((error: unknown) => {
      if (!(error instanceof CallError && error.code === 'listing_exists')) throw error
      setClash(typed)
    })
  }
  const add = useMutation({
    mutationFn: (typed: TypedOffer) => save(typed, 'add'),
    onError: (error) => complain(error, t),
  })
  useEffect(() => {
    if (isPicked) priceField()?.focus()
  }, [isPicked])
  return (
    <ContractForm form={form} send={send} className="panel flex flex-col gap-5 p-5 sm:p-7">
      <h2 className="text-h3">{t(offerFormTexts.offer)}</h2>
      <OfferFields product={product} />
      <div role="alert">
        {clash && (
          <Notice
            tone="buriti"
            action={
              <Button size="small" busy={add.isPending} onClick={() => add.mutate(clash)}>
                {t(offerFormTexts.exists)}
              </Button>
            }
          >
            {t(offerFormTexts.existsTitle)}
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton onClick={() => (again.current = false)}>{t(offerFormTexts.save)}</SubmitButton>
        <SubmitButton variant="outline" onClick={() => (again.current = true)}>
          {t(offerFormTexts.saveAndNew)}
        </SubmitButton>
      </div>
    </ContractForm>
  )
}
