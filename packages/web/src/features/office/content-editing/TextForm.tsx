import type { Reply } from '@bra/contract/kit/api'
import { contentEditing } from '@bra/contract/office/content-editing'
import { TextDraft } from '@bra/contract/office/content-editing.schemas'
import { WithReason } from '@bra/contract/kit/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormText, FormTextArea, SubmitButton } from '../../../lib/form-fields.tsx'
import { ask } from '../../../lib/query.ts'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { blocksOf } from '../../ground/content/markdown.ts'
import { ProseBlocks } from '../../ground/content/Prose.tsx'
import { auditTexts } from '../../people/audit/texts.ts'
import { contentEditingTexts } from './texts.ts'

export type KeptText = Reply<typeof contentEditing.text>
export const textQuery = (code: string) => ask(contentEditing.text, { params: { code } })

const Schema = TextDraft.extend(WithReason.shape)

export function TextForm({ text }: { text: KeptText }) {
  const t = useText()
  const call = useCall()
  const client = useQueryClient()
  const { code, title, body } = text
  const form = useContractForm(Schema, { title, body, reason: '' })
  const typed = useWatch({ control: form.control, name: 'body' })
  const send = async ({ reason, ...draft }: { title: string; body: string; reason: string }) => {
    const written = { draft, seen_at: text.updated_at, reason }
    const { message, result } = await callEndpoint(call, contentEditing.writeText, { params: { code }, body: written })
    client.setQueryData(textQuery(code).queryKey, result)
    await client.invalidateQueries()
    form.reset({ title: result.title, body: result.body, reason: '' })
    toast.success(message)
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <ContractForm form={form} send={send} within="draft">
        <FormText name="title" label={t(contentEditingTexts.title)} maxLength={100} />
        <FormTextArea
          name="body"
          label={t(contentEditingTexts.markdown)}
          hint={t(contentEditingTexts.markdownHint)}
          rows={22}
          className="font-mono text-label"
        />
        <FormTextArea
          name="reason"
          rows={2}
          maxLength={500}
          label={t(auditTexts.reason)}
          hint={t(auditTexts.reasonHint)}
        />
        <SubmitButton className="self-start">{t(formTexts.save)}</SubmitButton>
      </ContractForm>
      <section aria-label={t(contentEditingTexts.preview)} className="min-w-0">
        <h2 className="mb-2 text-label font-semibold">{t(contentEditingTexts.preview)}</h2>
        <div className="panel px-5 py-6 text-input">
          <ProseBlocks blocks={blocksOf(typed ?? '')} />
        </div>
      </section>
    </div>
  )
}
