import type { Reply } from '@bra/contract/kit/api'
import { sessions } from '@bra/contract/people/sessions'
import { sessionsSchemas } from '@bra/contract/people/sessions.schemas'
import { callEndpoint, CallError } from '../../../../lib/call.ts'
import { useCall } from '../../../../lib/env.ts'
import { formTexts } from '../../../../lib/form-texts.ts'
import { ContractForm, useContractForm } from '../../../../lib/form.tsx'
import { FormText, SubmitButton } from '../../../../lib/form-fields.tsx'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { CopyField, QrPicture } from './EntryLink.tsx'
import { securityTexts } from './texts.ts'

interface ConfirmFactorProps {
  secret: string
  otpauth: string
  onCancel: () => void
  onDone: (reply: Reply<typeof sessions.confirmSecondFactor>) => void
}

const REFUSED_INPUT = 422

/** The message about a wrong code stands under its field. */
function ofField(error: unknown): never {
  if (!(error instanceof CallError && error.code === 'second_factor_wrong')) throw error
  const { message } = error
  throw new CallError(REFUSED_INPUT, { error: true, code: 'invalid_input', message, fields: { code: message } })
}

/** Shows the secret as QR code and text until the authenticator app proves that it has it. */
export function ConfirmFactor({ secret, otpauth, onCancel, onDone }: ConfirmFactorProps) {
  const t = useText()
  const call = useCall()
  const form = useContractForm(sessionsSchemas.confirmSecondFactor.body, { code: '' })
  return (
    <ContractForm
      form={form}
      send={async (typed) =>
        onDone(await callEndpoint(call, sessions.confirmSecondFactor, { body: typed }).catch(ofField))
      }
    >
      <p role="status">{t(securityTexts.factorScan)}</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrPicture value={otpauth} title={t(securityTexts.factorQr)} />
        <div className="flex min-w-56 flex-1 flex-col gap-4">
          <CopyField label={t(securityTexts.factorSecret)} value={secret} />
          <FormText
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={t(securityTexts.factorCode)}
            hint={t(securityTexts.factorCodeHint)}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t(securityTexts.factorConfirm)}</SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {t(formTexts.cancel)}
        </Button>
      </div>
    </ContractForm>
  )
}
