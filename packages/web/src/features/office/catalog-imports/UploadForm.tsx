import { both } from '@bra/contract/kit/both'
import type { FormSchema } from '@bra/contract/kit/api'
import { Reason } from '@bra/contract/kit/shapes'
import { MAX_CATALOG_BYTES } from '@bra/contract/office/upload-limits'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useCall } from '../../../lib/env.ts'
import { FormSelect, SubmitButton } from '../../../lib/form-fields.tsx'
import { formOf } from '../../../lib/form-of.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ReasonField } from '../../people/audit/ReasonField.tsx'
import { FormFile } from './FormFile.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { type NewImport, sendCatalogue } from './sending.ts'
import { catalogImportTexts } from './texts.ts'

type UploadFields = Omit<NewImport, 'file'> & { file: File | null }

const MAX_MEGABYTES = MAX_CATALOG_BYTES / 1_000_000
const AnyFile = z.instanceof(File, { error: both('Escolha o arquivo.', 'Choose the file.') })
const Schema: FormSchema<NewImport, UploadFields> = formOf(
  z.object({
    format: z.string().min(1, both('Escolha o formato.', 'Choose the format.')),
    file: AnyFile.refine(({ size }) => size > 0, both('O arquivo está vazio.', 'The file is empty.')).refine(
      ({ size }) => size <= MAX_CATALOG_BYTES,
      both(
        `O arquivo passa de ${MAX_MEGABYTES} MB. Compacte-o em .gz ou divida-o em partes.`,
        `The file is larger than ${MAX_MEGABYTES} MB. Compress it as .gz or split it.`,
      ),
    ),
    sets: AnyFile.nullable(),
    reason: Reason,
  }),
)

interface Format {
  name: string
  takes: string
}

/** Once the catalogue is sent, the import runs on the server without this browser. */
export function UploadForm({ formats }: { formats: Format[] }) {
  const t = useText()
  const call = useCall()
  const go = useNavigate()
  const nothing = { format: '', file: null, sets: null, reason: '' }
  const form = useContractForm<UploadFields, NewImport>(Schema, nothing)
  const chosen = useWatch({ control: form.control, name: 'format' })
  const [sent, setSent] = useState<{ bytes: number; of: number } | null>(null)
  const stop = useRef<AbortController>(null)

  const send = async (asked: NewImport) => {
    const stopping = new AbortController()
    stop.current = stopping
    const onSent = (bytes: number) => setSent({ bytes, of: asked.file.size })
    onSent(0)
    try {
      const id = await sendCatalogue(call, asked, { onSent, signal: stopping.signal })
      await go(paths.admin(`catalog-imports/${id}`))
    } catch (error) {
      // The operator may have stopped the upload, which is no failure.
      if (!stopping.signal.aborted) throw error
    } finally {
      setSent(null)
    }
  }
  return (
    <section aria-labelledby="upload-title" className="panel p-4 sm:p-5">
      <h2 id="upload-title" className="mb-3 text-h3">
        {t(catalogImportTexts.send)}
      </h2>
      <ContractForm form={form} send={send} className="flex max-w-2xl flex-col gap-4">
        <FormSelect
          name="format"
          label={t(catalogImportTexts.format)}
          hint={formats.find(({ name }) => name === chosen)?.takes}
        >
          <option value="">{t(catalogImportTexts.chooseFormat)}</option>
          {formats.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </FormSelect>
        <FormFile
          name="file"
          label={t(catalogImportTexts.file)}
          hint={t(catalogImportTexts.fileHint, { size: MAX_MEGABYTES })}
          choose={t(catalogImportTexts.choose)}
        />
        <details>
          <summary className="min-h-9 w-fit cursor-pointer py-1.5 font-semibold">
            {t(catalogImportTexts.withSets)}
          </summary>
          <FormFile
            name="sets"
            label={t(catalogImportTexts.sets)}
            hint={t(catalogImportTexts.setsHint)}
            choose={t(catalogImportTexts.chooseSets)}
          />
        </details>
        <ReasonField />
        {sent && (
          <ProgressLine done={sent.bytes} of={sent.of}>
            {t(catalogImportTexts.sending)}
          </ProgressLine>
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{t(catalogImportTexts.start)}</SubmitButton>
          {sent && (
            <Button variant="outline" onClick={() => stop.current?.abort()}>
              {t(catalogImportTexts.stopSending)}
            </Button>
          )}
        </div>
      </ContractForm>
    </section>
  )
}
