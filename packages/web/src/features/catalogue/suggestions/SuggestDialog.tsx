import { NewSuggestion } from '@bra/contract/catalogue/suggestions.schemas'
import { useWatch } from 'react-hook-form'
import { CallError } from '../../../lib/call.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormText, FormTextArea, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { PhotoField } from '../../ground/photos/PhotoField.tsx'
import { OwnSuggestions } from './OwnSuggestions.tsx'
import { SimilarProducts } from './SimilarProducts.tsx'
import { useSuggestionCall } from './suggestions.data.ts'

interface SuggestDialogProps {
  /** The search text that found nothing. */
  name?: string
  onClose: () => void
}

/** The "Sugerir produto" form. It shows similar products before the suggestion is sent. */
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
    <Dialog open wide onClose={onClose} title={t('suggest.title')} closeLabel={t('shell.close')}>
      <p className="mb-4 text-ink-2">{t('suggest.intro')}</p>
      <ContractForm form={form} send={send}>
        <FormText name="name" maxLength={120} label={t('suggest.name')} hint={t('suggest.nameHint')} />
        <div className="grid items-end gap-4 sm:grid-cols-[2fr_1fr]">
          <FormText name="collection" maxLength={120} label={t('suggest.collection')} />
          <FormText name="card_number" maxLength={20} label={t('suggest.number')} optional />
        </div>
        <SimilarProducts name={typed.name ?? ''} number={typed.card_number ?? ''} onSeen={onClose} />
        <PhotoField
          label={t('suggest.photo')}
          hint={t('suggest.photoHint')}
          most={1}
          photos={listOf(typed.photo)}
          onChange={(change) => form.setValue('photo', change(listOf(form.getValues('photo')))[0] ?? null)}
          error={form.formState.errors.photo?.message}
        />
        <FormTextArea name="note" rows={2} maxLength={500} label={t('suggest.note')} optional />
        <div>
          <SubmitButton>{t('suggest.send')}</SubmitButton>
        </div>
      </ContractForm>
      <OwnSuggestions onSeen={onClose} />
    </Dialog>
  )
}

const listOf = (photo: string | null | undefined) => (photo ? [photo] : [])
