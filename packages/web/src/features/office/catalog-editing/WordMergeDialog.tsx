import { both } from '@bra/contract/kit/both'
import { wordCuration } from '@bra/contract/office/word-curation'
import type { CuratedWord, WordKind } from '@bra/contract/office/word-curation.schemas'
import type { FormSchema } from '@bra/contract/kit/api'
import { Reason } from '@bra/contract/kit/shapes'
import { z } from 'zod'
import { useSend } from '../../../lib/command.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { FormCheckbox, FormSelect } from '../../../lib/form-fields.tsx'
import { formOf } from '../../../lib/form-of.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { ReasonField } from '../../people/audit/ReasonField.tsx'
import { mergeTexts } from './merge-texts.ts'
import { catalogEditingTexts } from './texts.ts'
import { vocabularyTexts } from './vocabulary-texts.ts'
import { wordLists } from './words.data.ts'

interface MergeFields {
  into_id: string
  sure: boolean
  reason: string
}
type MergeWithReason = { into_id: number; reason: string }

const Schema: FormSchema<MergeWithReason, MergeFields> = formOf(
  z.object({
    into_id: z.coerce.number().int().min(1, both('Escolha o que fica.', 'Choose the one that remains.')),
    sure: z.literal(
      true,
      both('Confirme que conferiu: não dá para desfazer.', 'Confirm that you checked it: it cannot be undone.'),
    ),
    reason: Reason,
  }),
)

interface WordMergeDialogProps {
  kind: WordKind
  word: CuratedWord
  words: CuratedWord[]
  games: CuratedWord[]
  onClose: () => void
}

export function WordMergeDialog({ kind, word, words, games, onClose }: WordMergeDialogProps) {
  const t = useText()
  const send = useSend(wordCuration.merge, { refresh: wordLists })
  const form = useContractForm<MergeFields, MergeWithReason>(Schema, { into_id: '', sure: false, reason: '' })
  const merge = async ({ into_id, reason }: MergeWithReason) => {
    const input = { params: { kind, id: word.id }, body: { into_id, reason } }
    const { message } = await send(input)
    toast.success(message)
    onClose()
  }
  const gameOf = ({ business_id: id }: CuratedWord) => games.find((game) => game.id === id)?.name
  const told = (other: CuratedWord) =>
    [other.name, gameOf(other), t(catalogEditingTexts.found, { count: other.products })].filter(Boolean).join(' · ')
  const others = words.filter((other) => other.id !== word.id && other.kind === word.kind)
  return (
    <Dialog open onClose={onClose} title={t(mergeTexts.mergeOf, { name: word.name })} closeLabel={t(siteTexts.close)}>
      <ContractForm form={form} send={merge}>
        <p className="text-ink-2">
          {t(vocabularyTexts[`mergeHint_${kind}`], { name: word.name, slug: word.slug, products: word.products })}
        </p>
        <FormSelect name="into_id" label={t(vocabularyTexts.which)}>
          <option value="">{t(vocabularyTexts.choose)}</option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {told(other)}
            </option>
          ))}
        </FormSelect>
        <FormCheckbox name="sure">{t(mergeTexts.sure)}</FormCheckbox>
        <ReasonField />
        <DialogFoot onClose={onClose} isDangerous>
          {t(mergeTexts.merge)}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  )
}
