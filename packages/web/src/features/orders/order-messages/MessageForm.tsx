import { namesContact } from '@bra/contract/trade/contact-words'
import { orderMessages } from '@bra/contract/orders/order-messages'
import { orderMessagesSchemas } from '@bra/contract/orders/order-messages.schemas'
import { ShieldAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useRefresh, useSend } from '../../../lib/command.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { threadQuery } from './order-messages.data.ts'
import { messageTexts } from './texts.ts'
import { useReplyTools } from './useReplyTools.tsx'

interface MessageFormProps {
  id: number
  /** Id of the store, if the store writes. */
  storeId: number | null
  other: string
  /** True if the person has just asked to write. */
  begins?: boolean
}

/** Form of a message; it warns whoever writes contact data that deals outside the site lose their protection. */
export function MessageForm({ id, storeId, other, begins }: MessageFormProps) {
  const t = useText()
  const send = useSend(orderMessages.send)
  const reload = useRefresh([threadQuery(id), orderMessages.inbox])
  const empty = { store_order_id: id, body: '' }
  const form = useContractForm(orderMessagesSchemas.send.body, empty, { key: `message ${id}`, names: ['body'] })
  const { setFocus } = form
  useEffect(() => {
    if (begins) setFocus('body')
  }, [begins, setFocus])
  const typed = useWatch({ control: form.control, name: 'body' })
  const write = (text: string) => {
    form.setValue('body', text, { shouldDirty: true, shouldValidate: true })
    setFocus('body')
  }
  const replies = useReplyTools({ storeId, name: other, typed, write })
  return (
    <>
      <ContractForm
        form={form}
        className="grid gap-3 border-t border-line p-4 sm:px-5"
        send={async (body) => {
          await send({ body })
          form.reset(empty)
          await reload()
        }}
      >
        <FormTextArea name="body" rows={2} maxLength={1000} label={t(messageTexts.write)} />
        <div aria-live="polite" className="empty:hidden">
          {namesContact(typed) && (
            <Notice tone="buriti" icon={<ShieldAlert aria-hidden size={20} strokeWidth={1.75} />}>
              {t(messageTexts.contact)}
            </Notice>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <SubmitButton variant="tonal">{t(messageTexts.send)}</SubmitButton>
          {replies.button}
        </div>
      </ContractForm>
      {replies.dialog}
    </>
  )
}
