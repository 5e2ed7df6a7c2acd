import { DialogFoot } from '../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormTextArea } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { bodies, type SenderDialogProps } from './SenderDialogs.tsx'

interface TakeBackDialogProps extends SenderDialogProps<'move'> {
  /** What goes back to the buyer. */
  price: string
  isCentre?: boolean
}

/** It is back: the money goes to the buyer and the goods are for sale again, so what came is looked at first. */
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

/** It did not come, or not as it went: what is wrong with it, for whoever decides. */
export function ContestDialog({ order, onClose, send }: SenderDialogProps<'move'>) {
  const t = useText()
  const form = useContractForm(bodies.move, { move: 'contest', note: '' })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('selling.contestTitle', { id: String(order) })}
      closeLabel={t('shell.close')}
    >
      <ContractForm form={form} send={send}>
        <p className="max-w-[60ch]">{t('selling.contestHint')}</p>
        <FormTextArea
          name="note"
          rows={3}
          maxLength={500}
          label={t('selling.contestNote')}
          hint={t('selling.contestNoteHint')}
        />
        <DialogFoot onClose={onClose} back={t('orders.back')}>
          {t('selling.contest')}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
