import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { saleActionTexts } from './sale-action-texts.ts'
import { bodies, type SenderDialogProps } from './SenderDialogs.tsx'

interface TakeBackDialogProps extends SenderDialogProps<'move'> {
  price: string
  isCentre?: boolean
}

/** Confirms that a return arrived. The money then goes back, so the store must look at the goods first. */
export function TakeBackDialog({ order, price, isCentre, onClose, send }: TakeBackDialogProps) {
  const t = useText()
  const form = useContractForm(bodies.move, { move: 'take_back' })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(saleActionTexts.takeBackTitle, { id: String(order) })}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={send}>
        <p className="max-w-[60ch]">
          {t(isCentre ? saleActionTexts.takeBackCentreHint : saleActionTexts.takeBackHint, { price })}
        </p>
        <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
          {t(saleActionTexts.takeBack)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
