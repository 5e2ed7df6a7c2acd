import { taxSetup } from '@bra/contract/dispatch/tax-setup'
import { type TaxCertificate, taxSetupSchemas } from '@bra/contract/dispatch/tax-setup.schemas'
import { date } from '@bra/contract/trade/format'
import { FileKey } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { useCommand, useSend } from '../../../lib/command.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormPassword, SubmitButton } from '../../../lib/form-fields.tsx'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { FieldError } from '../../../ui/Field.tsx'
import { taxSetupQuery } from './tax-setup.data.ts'
import { taxSetupTexts } from './texts.ts'

const changed = { tells: true, refresh: [taxSetupQuery] } as const

/** The certificate that is kept, and the form that keeps one. */
export function CertificatePart({ certificate }: { certificate: z.output<typeof TaxCertificate> | null }) {
  const t = useText()
  const add = useSend(taxSetup.addCertificate, changed)
  const remove = useCommand(taxSetup.removeCertificate, changed)
  const form = useContractForm(taxSetupSchemas.addCertificate.body, { file: '', password: '' })
  return (
    <section aria-labelledby="certificate" className="panel grid gap-4 p-5">
      <div>
        <h2 id="certificate" className="text-h3">
          {t(taxSetupTexts.certificateTitle)}
        </h2>
        <p className="mt-1 text-ink-2">{t(taxSetupTexts.certificateHint)}</p>
      </div>
      {certificate && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0">
            <b className="block wrap-anywhere">{certificate.name}</b>
            <span className="text-label text-ink-2">
              {t(taxSetupTexts.certificateUntil, { day: date(certificate.valid_until) })}
            </span>
          </p>
          <Button variant="ghost" size="small" busy={remove.isPending} onClick={() => remove.mutate({})}>
            {t(taxSetupTexts.certificateRemove)}
          </Button>
        </div>
      )}
      <Refusal error={remove.error} />
      <ContractForm form={form} send={(body) => add({ body })}>
        <CertificateFile />
        <FormPassword name="password" autoComplete="off" maxLength={200} label={t(taxSetupTexts.password)} />
        <div>
          <SubmitButton variant={certificate ? 'outline' : 'solid'}>
            {t(certificate ? taxSetupTexts.certificateReplace : taxSetupTexts.certificateAdd)}
          </SubmitButton>
        </div>
      </ContractForm>
    </section>
  )
}

function CertificateFile() {
  const t = useText()
  const [name, setName] = useState('')
  const { setValue, formState, getFieldState } = useFormContext()
  const error = getFieldState('file', formState).error?.message
  const take = async (file: File | undefined) => {
    setName(file?.name ?? '')
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())
    const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
    setValue('file', btoa(text), { shouldValidate: formState.isSubmitted })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label font-semibold">{t(taxSetupTexts.certificateFile)}</legend>
      <span className="flex flex-wrap items-center gap-3">
        <label
          className={`${buttonStyle('outline')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
        >
          <FileKey aria-hidden size={18} strokeWidth={1.75} />
          {t(taxSetupTexts.certificateChoose)}
          <input
            name="file"
            type="file"
            accept=".pfx,.p12,application/x-pkcs12"
            aria-label={t(taxSetupTexts.certificateFile)}
            aria-invalid={error ? true : undefined}
            aria-describedby="certificate-error"
            className="sr-only"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
        <span role="status" className="min-w-0 wrap-anywhere">
          {name}
        </span>
      </span>
      <FieldError id="certificate-error">{error}</FieldError>
    </fieldset>
  )
}
