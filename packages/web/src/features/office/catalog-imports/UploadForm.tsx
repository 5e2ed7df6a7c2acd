import type { FormSchema } from '@bra/contract/kit/api'
import { Reason } from '@bra/contract/kit/shapes'
import { MAX_CATALOG_BYTES } from '@bra/contract/office/upload-limits'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useCall } from '../../../lib/env.ts'
import { FormSelect, SubmitButton } from '../../../lib/form-fields.tsx'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ReasonField } from '../../people/audit/ReasonField.tsx'
import { FileField } from './FileField.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { sendCatalogue } from './sending.ts'

interface UploadFields {
  format: string
  reason: string
}

const Schema = z.object({ format: z.string().min(1, 'Escolha o formato.'), reason: Reason }) as FormSchema<
  UploadFields,
  UploadFields
>

interface Format {
  name: string
  takes: string
}

/** Sends a catalogue from this browser; the import then runs on the server without it. */
export function UploadForm({ formats }: { formats: Format[] }) {
  const t = useText()
  const call = useCall()
  const go = useNavigate()
  const form = useContractForm<UploadFields, UploadFields>(Schema, { format: '', reason: '' })
  const chosen = useWatch({ control: form.control, name: 'format' })
  const [file, setFile] = useState<File | null>(null)
  const [sets, setSets] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<number | null>(null)
  const stop = useRef<AbortController>(null)

  const choose = (taken: File | null) => {
    setFile(taken)
    setProblem(taken && taken.size > MAX_CATALOG_BYTES ? t('uploads.tooLarge') : undefined)
  }
  const send = async ({ format, reason }: UploadFields) => {
    if (!file) return setProblem(t('uploads.fileMissing'))
    if (file.size > MAX_CATALOG_BYTES) return
    const stopping = new AbortController()
    stop.current = stopping
    setSent(0)
    try {
      const id = await sendCatalogue(call, { format, file, sets, reason }, { onSent: setSent, signal: stopping.signal })
      await go(paths.admin(`catalog-imports/${id}`))
    } catch (error) {
      // stopped by the operator
      if (!stopping.signal.aborted) throw error
    } finally {
      setSent(null)
    }
  }
  return (
    <section aria-labelledby="upload-title" className="panel p-4 sm:p-5">
      <h2 id="upload-title" className="mb-3 text-h3">
        {t('uploads.send')}
      </h2>
      <ContractForm form={form} send={send}>
        <FormSelect name="format" label={t('uploads.format')} hint={formats.find(({ name }) => name === chosen)?.takes}>
          <option value="">{t('uploads.chooseFormat')}</option>
          {formats.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </FormSelect>
        <FileField
          label={t('uploads.file')}
          hint={t('uploads.fileHint')}
          choose={t('uploads.choose')}
          file={file}
          error={problem}
          onFile={choose}
        />
        <details>
          <summary className="min-h-9 w-fit cursor-pointer py-1.5 font-semibold">{t('uploads.withSets')}</summary>
          <FileField
            label={t('uploads.sets')}
            hint={t('uploads.setsHint')}
            choose={t('uploads.chooseSets')}
            file={sets}
            onFile={setSets}
          />
        </details>
        <ReasonField />
        {sent !== null && file && (
          <ProgressLine done={sent} of={file.size}>
            {t('uploads.sending')}
          </ProgressLine>
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{t('uploads.start')}</SubmitButton>
          {sent !== null && (
            <Button variant="outline" onClick={() => stop.current?.abort()}>
              {t('uploads.stopSending')}
            </Button>
          )}
        </div>
      </ContractForm>
    </section>
  )
}
