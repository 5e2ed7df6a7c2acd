import { fairPrices } from '@bra/contract/prices/fair-prices'
import { inventory } from '@bra/contract/selling/inventory'
import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint, CallError, routeOf } from '../../../lib/call.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Values } from '../inventory/drafts.ts'
import { gridTexts } from '../inventory/grid-texts.ts'
import { freshRows, STOCK_MOVED, useRefreshGrid } from '../inventory/inventory.data.ts'
import { offerFormTexts } from './offer-form-texts.ts'
import { OfferFields } from './OfferFields.tsx'
import { OfferSchema, seenOf, type TypedOffer, valuesOf } from './typed-offer.ts'

interface EditOfferDialogProps {
  storeId: number
  row: OwnListing
  typed?: Partial<Values>
  onClose: () => void
}

export function EditOfferDialog({ storeId, row, typed, onClose }: EditOfferDialogProps) {
  const t = useText()
  const call = useCall()
  const queries = useQueryClient()
  const refreshGrid = useRefreshGrid()
  const [seen, setSeen] = useState(row.quantity)
  const form = useContractForm(OfferSchema, valuesOf({ ...row, ...typed }))
  /** After a conflict, shows the current stock; the next save then counts from it. */
  const showStock = async (error: unknown) => {
    if (error instanceof CallError && error.code === STOCK_MOVED) {
      const [fresh] = await freshRows(call, { store_id: storeId, ids: [row.id] })
      if (fresh && form.getValues('quantity') === seen) form.setValue('quantity', fresh.quantity)
      if (fresh) setSeen(fresh.quantity)
    }
    throw error
  }
  const send = async (offer: TypedOffer) => {
    const body = { ...offer, id: row.id, store_id: storeId, quantity_was: seen, seen: seenOf(row) }
    const { message, result } = await callEndpoint(call, inventory.save, { body }).catch(showStock)
    if (result.over_plan) toast.warning(message)
    else toast.success(message)
    void refreshGrid()
    void queries.invalidateQueries({ queryKey: [routeOf(fairPrices.of)] })
    onClose()
  }
  const stockHint = seen === row.quantity ? undefined : t(gridTexts.stockNow, { count: seen })
  return (
    <Dialog open wide onClose={onClose} title={row.product.name} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={send} className="flex flex-col gap-5">
        <OfferFields isKept product={row.product} stockHint={stockHint} />
        <DialogFoot onClose={onClose}>{t(offerFormTexts.save)}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
