import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { bodies, type SenderDialogProps } from './SenderDialogs.tsx'

interface TakeBackDialogProps extends SenderDialogProps<'move'> {
  /** The amount that goes back to the buyer. */
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
      title={t('selling.takeBackTitle', { id: String(order) })}
      closeLabel={t('shell.close')}
    >
      <ContractForm form={form} send={send}>
        <p className="max-w-[60ch]">{t(isCentre ? 'selling.takeBackCentreHint' : 'selling.takeBackHint', { price })}</p>
        <DialogFoot onClose={onClose} back={t('orders.back')}>
          {t('selling.takeBack')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
