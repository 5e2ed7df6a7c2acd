import { NewSuggestion } from '@bra/contract/catalogue/suggestions.schemas'
import { useWatch } from 'react-hook-form'
import { CallError } from '../../../lib/call.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormText, FormTextArea, SubmitButton } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { PhotoField } from '../../ground/photos/PhotoField.tsx'
import { OwnSuggestions } from './OwnSuggestions.tsx'
import { SimilarProducts } from './SimilarProducts.tsx'
import { useSuggestionCall } from './suggestions.data.ts'
import { suggestionTexts } from './texts.ts'

interface SuggestDialogProps {
  /** The search text that found nothing. */
  name?: string
  onClose: () => void
}

export function SuggestDialog({ name = '', onClose }: SuggestDialogProps) {
  const t = useText()
  const create = useSuggestionCall('create')
  const begun = { name, collection: '', card_number: '', note: '', photo: null }
  const form = useContractForm(NewSuggestion, begun, { key: `suggestion ${name}`, names: Object.keys(begun) })
  const typed = useWatch({ control: form.control })
  const send = async (body: NewSuggestion) => {
    const { message } = await create.mutateAsync({ body }).catch((error: unknown) => {
      // If the server sends no message, this text of the specification is shown.
      throw error instanceof CallError && error.message
        ? error
        : new CallError(0, { message: 'Erro ao salvar, aguarde e tente mais tarde' })
    })
    toast.success(message)
    onClose()
  }
  return (
    <Dialog open wide onClose={onClose} title={t(suggestionTexts.title)} closeLabel={t(siteTexts.close)}>
      <p className="mb-4 text-ink-2">{t(suggestionTexts.intro)}</p>
      <ContractForm form={form} send={send}>
        <FormText name="name" maxLength={120} label={t(suggestionTexts.name)} hint={t(suggestionTexts.nameHint)} />
        <div className="grid items-end gap-4 sm:grid-cols-[2fr_1fr]">
          <FormText name="collection" maxLength={120} label={t(suggestionTexts.collection)} />
          <FormText name="card_number" maxLength={20} label={t(suggestionTexts.number)} optional />
        </div>
        <SimilarProducts name={typed.name ?? ''} number={typed.card_number ?? ''} onSeen={onClose} />
        <PhotoField
          label={t(suggestionTexts.photo)}
          hint={t(suggestionTexts.photoHint)}
          most={1}
          photos={listOf(typed.photo)}
          onChange={(change) => form.setValue('photo', change(listOf(form.getValues('photo')))[0] ?? null)}
          error={form.formState.errors.photo?.message}
        />
        <FormTextArea name="note" rows={2} maxLength={500} label={t(suggestionTexts.note)} optional />
        <div>
          <SubmitButton>{t(suggestionTexts.send)}</SubmitButton>
        </div>
      </ContractForm>
      <OwnSuggestions onSeen={onClose} />
    </Dialog>
  )
}

const listOf = (photo: string | null | undefined) => (photo ? [photo] : [])
