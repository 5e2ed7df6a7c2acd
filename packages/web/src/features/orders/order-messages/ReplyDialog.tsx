import { orderMessages } from '@bra/contract/orders/order-messages'
import { orderMessagesSchemas, type SavedReply } from '@bra/contract/orders/order-messages.schemas'
import { useSend } from '../../../lib/command.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormText, FormTextArea } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { replyName } from './filled-reply.ts'
import { inboxTexts } from './inbox-texts.ts'

interface ReplyDialogProps {
  storeId: number
  /** A reply without an id is new. */
  reply: Partial<SavedReply>
  onClose: () => void
}

export function ReplyDialog({ storeId, reply: { id, title = '', body = '' }, onClose }: ReplyDialogProps) {
  const t = useText()
  const save = useSend(orderMessages.saveReply, { tells: true, refresh: [orderMessages.replies] })
  const form = useContractForm(orderMessagesSchemas.saveReply.body, { store_id: storeId, id, title, body })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(id ? inboxTexts.changeReply : inboxTexts.newReply)}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={(reply) => save({ body: reply }).then(onClose)}>
        <FormText name="title" label={t(inboxTexts.replyTitle)} maxLength={40} autoComplete="off" />
        <FormTextArea
          name="body"
          label={t(inboxTexts.replyText)}
          hint={t(inboxTexts.replyHint, { word: replyName })}
          rows={5}
          maxLength={1000}
        />
        <DialogFoot onClose={onClose} back={t(inboxTexts.back)}>
          {t(inboxTexts.saveReply)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
