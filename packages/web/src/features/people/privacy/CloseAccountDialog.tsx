import { CODE_DIGITS } from '@bra/contract/people/people'
import { accounts } from '@bra/contract/people/accounts'
import { privacy } from '@bra/contract/people/privacy'
import { privacySchemas } from '@bra/contract/people/privacy.schemas'
import { useState } from 'react'
import { callEndpoint, CallError } from '../../../lib/call.ts'
import { useCommand } from '../../../lib/command.ts'
import { useCall } from '../../../lib/env.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormCode, FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/states.tsx'
import { RequestOpenedDialog } from '../accounts/RequestOpenedDialog.tsx'
import { ResendButton } from '../accounts/ResendButton.tsx'
import { emailTexts } from '../accounts/email-texts.ts'
import { privacyTexts } from './texts.ts'

const REFUSED_INPUT = 422

interface CloseAccountDialogProps {
  open: boolean
  /** What must end before the account can. */
  waitsFor: string[]
  onClose: () => void
}

/** Asks for a code by e-mail to close the account; the page reloads afterwards, as the specification says. */
export function CloseAccountDialog({ open, waitsFor, onClose }: CloseAccountDialogProps) {
  const t = useText()
  const call = useCall()
  const [isOpened, setIsOpened] = useState(false)
  const form = useContractForm(
    privacySchemas.unable.body,
    { token: '', reason: '' },
    { key: 'closing', names: ['reason'] },
  )
  const code = useCommand(accounts.token)
  const sendCode = () => code.mutate({ body: { purpose: 'disable' } })
  return (
    <>
      <Dialog
        open={open && !isOpened}
        onClose={onClose}
        title={t(privacyTexts.closeAccount)}
        closeLabel={t(formTexts.cancel)}
      >
        <p className="mb-4">{t(privacyTexts.closeExplained)}</p>
        {waitsFor.length > 0 && (
          <div className="mb-4">
            <Notice tone="buriti">
              {t(privacyTexts.waitsFor)} {waitsFor.join(', ')}
            </Notice>
          </div>
        )}
        <ContractForm
          form={form}
          send={async (typed) => {
            const reply = await callEndpoint(call, privacy.unable, { body: typed })
            if (reply.erro) throw refusalOf(reply.message)
            setIsOpened(true)
          }}
        >
          <div className="flex flex-wrap items-center gap-2">
            <ResendButton resendAt={code.data?.resend_at ?? null} busy={code.isPending} onSend={sendCode} />
            <span role="status" className="text-small text-ink-2">
              {code.data?.message ?? (code.error && (code.error.message || t(formTexts.failed)))}
            </span>
          </div>
          <FormCode name="token" digits={CODE_DIGITS} label={t(emailTexts.code)} hint={t(emailTexts.codeHint)} />
          <FormText name="reason" label={t(privacyTexts.reason)} optional maxLength={500} />
          <SubmitButton variant="danger">{t(privacyTexts.askToClose)}</SubmitButton>
        </ContractForm>
      </Dialog>
      <RequestOpenedDialog open={isOpened} text={t(privacyTexts.closeOpened)} onDone={() => location.reload()} />
    </>
  )
}

/** The server answers a wrong code with the flag `erro`; this turns it into an error of the field. */
const refusalOf = (message: string) =>
  new CallError(REFUSED_INPUT, { error: true, code: 'invalid_input', message, fields: { token: message } })
