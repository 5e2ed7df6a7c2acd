import type { FormSchema } from '@bra/contract/kit/api'
import type { Category } from '@bra/contract/catalogue/catalog.schemas'
import { catalogEditing } from '@bra/contract/office/catalog-editing'
import { plain } from '@bra/contract/trade/format'
import { ApprovedRow } from '@bra/contract/catalogue/suggestions.schemas'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { Answer } from '../../../lib/Answer.tsx'
import { formOf } from '../../../lib/form-of.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormSelect, FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { ask } from '../../../lib/query.ts'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { everyCategoryQuery } from '../catalog/catalog.data.ts'
import { judgeTexts } from './judge-texts.ts'
import type { JudgeProps } from './judging.ts'
import { useSuggestionCall } from './suggestions.data.ts'

type Approved = ReturnType<typeof ApprovedRow.parse>

/** The field holds an empty string when no rarity is chosen. */
const ApprovalSchema: FormSchema<Approved, Record<string, string>> = formOf(
  z.preprocess((typed: Record<string, string>) => ({ ...typed, rarity_id: typed['rarity_id'] || null }), ApprovedRow),
)

/** Preselects the category that the person named, if the catalogue has it. */
export function Approving({ suggestion, onClose }: JudgeProps) {
  const answer = useQuery(everyCategoryQuery)
  return (
    <Answer to={answer} className="h-72">
      {({ categories }) => <ApprovalForm suggestion={suggestion} categories={categories} onClose={onClose} />}
    </Answer>
  )
}

function ApprovalForm({ suggestion, categories, onClose }: JudgeProps & { categories: Category[] }) {
  const t = useText()
  const approve = useSuggestionCall('approve')
  const { data: vocabulary } = useQuery(ask(catalogEditing.vocabulary, {}))
  const { id, name, card_number, collection } = suggestion
  const named = plain(collection.trim())
  const category = categories.find((one) => [one.name, one.code].some((word) => plain(word) === named))
  const form = useContractForm<Record<string, string>, Approved>(ApprovalSchema, {
    ...{ name, name_en: '', card_number: card_number ?? '', rarity_id: '' },
    category_id: String(category?.id ?? ''),
  })
  const send = async (body: Approved) => {
    const { message } = await approve.mutateAsync({ params: { id }, body })
    toast.success(message)
    onClose()
  }
  return (
    <section aria-labelledby="approving" className="border-t border-line pt-5">
      <h3 id="approving" className="mb-3 font-bold">
        {t(judgeTexts.approve)}
      </h3>
      <ContractForm form={form} send={send}>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <FormText name="name" maxLength={120} label={t(judgeTexts.name)} />
          <FormText name="name_en" maxLength={120} label={t(judgeTexts.nameEn)} optional />
          <FormSelect name="category_id" label={t(judgeTexts.category)} hint={collection}>
            <option value="">{t(judgeTexts.chooseCategory)}</option>
            {categories.map((one) => (
              <option key={one.id} value={one.id}>
                {`${one.name} (${one.code})`}
              </option>
            ))}
          </FormSelect>
          <FormText name="card_number" maxLength={20} label={t(judgeTexts.number)} optional />
          <FormSelect name="rarity_id" label={t(judgeTexts.rarity)} optional>
            <option value="">{t(judgeTexts.noRarity)}</option>
            {vocabulary?.rarities.map((rarity) => (
              <option key={rarity.id} value={rarity.id}>
                {rarity.name}
              </option>
            ))}
          </FormSelect>
        </div>
        <div>
          <SubmitButton>{t(judgeTexts.create)}</SubmitButton>
        </div>
      </ContractForm>
    </section>
  )
}
