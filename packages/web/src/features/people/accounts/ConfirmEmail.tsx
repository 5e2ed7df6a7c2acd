import { accounts } from '@bra/contract/people/accounts'
import { useState } from 'react'
import { useCommand } from '../../../lib/command.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { CodeForm } from './CodeForm.tsx'
import { emailTexts } from './email-texts.ts'
import { RequestOpenedDialog } from './RequestOpenedDialog.tsx'
import { ResendButton } from './ResendButton.tsx'

interface ConfirmEmailProps {
  /** Called after the dialog is closed by hand or by its countdown. */
  onDone: () => void
}

export function ConfirmEmail({ onDone }: ConfirmEmailProps) {
  const t = useText()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const ask = useCommand(accounts.token)
  const send = () => ask.mutate({ body: { purpose: 'activate' } })
  return (
    <>
      <CodeForm purpose="activate" submitLabel={t(emailTexts.confirm)} onDone={() => setIsConfirmed(true)}>
        <ResendButton wasSent resendAt={ask.data?.resend_at ?? null} busy={ask.isPending} onSend={send} />
      </CodeForm>
      <div role="status" className="mt-3 text-small text-ink-2">
        {ask.isSuccess && t(emailTexts.codeSent)}
        {ask.isError && <FieldError id="resend-error">{ask.error.message || t(formTexts.failed)}</FieldError>}
      </div>
      <RequestOpenedDialog open={isConfirmed} text={t(emailTexts.confirmedDialog)} onDone={onDone} />
    </>
  )
}
