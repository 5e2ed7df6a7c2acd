import { invoices } from '@bra/contract/dispatch/invoices'
import { invoicesSchemas } from '@bra/contract/dispatch/invoices.schemas'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { CityField } from '../../people/addresses/CityField.tsx'
import { StateSelect } from '../../people/addresses/StateSelect.tsx'
import { addressTexts } from '../../people/addresses/texts.ts'
import { useSendSaleChange } from '../store-orders/store-orders.data.ts'
import { invoiceTexts } from './texts.ts'

/** The list of the tax authority may not know the city of a paid order, which is corrected here. */
export function PlaceForm({ sale: { id, address }, onClose }: { sale: StoreSaleDetail; onClose: () => void }) {
  const t = useText()
  const send = useSendSaleChange()
  const form = useContractForm(invoicesSchemas.mendPlace.body, {
    ...{ id, city: address?.city ?? '', state: address?.state ?? '' },
  })
  return (
    <Dialog open onClose={onClose} title={t(invoiceTexts.placeTitle)} closeLabel={t(siteTexts.close)}>
      <ContractForm
        form={form}
        send={async (body) => {
          const { message } = await send(invoices.mendPlace, { body })
          toast.success(message)
          onClose()
        }}
      >
        <p className="max-w-[60ch] text-ink-2">{t(invoiceTexts.placeHint)}</p>
        <StateSelect name="state" label={t(addressTexts.state)} />
        <CityField />
        <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
          {t(invoiceTexts.placeSave)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
