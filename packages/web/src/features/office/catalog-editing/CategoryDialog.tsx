import { categoryCuration } from '@bra/contract/office/category-curation'
import { CategoryDraft, type CuratedCategory } from '@bra/contract/office/category-curation.schemas'
import type { FormSchema } from '@bra/contract/kit/api'
import { WithReason } from '@bra/contract/kit/shapes'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { callEndpoint } from '../../../lib/call.ts'
import { useRefresh } from '../../../lib/command.ts'
import { useCall } from '../../../lib/env.ts'
import { formOf } from '../../../lib/form-of.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormSelect, FormText } from '../../../lib/form-fields.tsx'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { ReasonField } from '../../people/audit/ReasonField.tsx'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { FormPhoto } from '../../ground/photos/FormPhoto.tsx'
import { categoryChoicesQuery, categoryLists } from './category.data.ts'
import { catalogEditingTexts } from './texts.ts'

type CategoryFields = Record<keyof CategoryDraft | 'reason', string>
type DraftWithReason = CategoryDraft & { reason: string }

const Schema: FormSchema<DraftWithReason, CategoryFields> = formOf(CategoryDraft.and(WithReason))

const typedOf = (category: CuratedCategory | null): CategoryFields => ({
  business_id: String(category?.business.id ?? ''),
  name: category?.name ?? '',
  name_en: category?.name_en ?? '',
  code: category?.code ?? '',
  series: category?.series ?? '',
  total: String(category?.total ?? ''),
  release_date: category?.release_date ?? '',
  symbol: category?.symbol ?? '',
  reason: '',
})

interface CategoryDialogProps {
  category: CuratedCategory | null
  onClose: () => void
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const t = useText()
  const call = useCall()
  const reload = useRefresh(categoryLists)
  const form = useContractForm<CategoryFields, DraftWithReason>(Schema, typedOf(category))
  const send = async ({ reason, ...draft }: DraftWithReason) => {
    const body = { draft, reason }
    const { message } = category
      ? await callEndpoint(call, categoryCuration.change, {
          params: { id: category.id },
          body: { ...body, seen: category },
        })
      : await callEndpoint(call, categoryCuration.add, { body })
    await reload()
    toast.success(message)
    onClose()
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={category?.name ?? t(catalogEditingTexts.addCategory)}
      closeLabel={t(siteTexts.close)}
    >
      <ContractForm form={form} send={send} within="draft">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormText name="name" label={t(catalogEditingTexts.name)} maxLength={80} />
          <FormText name="name_en" label={t(catalogEditingTexts.nameEn)} maxLength={80} optional />
          <Choices kept={category} />
          <FormText
            name="code"
            label={t(catalogEditingTexts.printedCode)}
            hint={t(catalogEditingTexts.printedCodeHint)}
            maxLength={16}
          />
          <FormText
            name="total"
            label={t(catalogEditingTexts.total)}
            hint={t(catalogEditingTexts.totalHint)}
            inputMode="numeric"
            optional
          />
          <FormText name="release_date" type="date" label={t(catalogEditingTexts.release)} optional />
        </div>
        <FormPhoto
          name="symbol"
          label={t(catalogEditingTexts.symbol)}
          hint={t(catalogEditingTexts.symbolHint)}
          optional
        />
        {category && <CodeEffect category={category} />}
        <ReasonField />
        <DialogFoot onClose={onClose}>{t(formTexts.save)}</DialogFoot>
      </ContractForm>
    </Dialog>
  )
}

function Choices({ kept }: { kept: CuratedCategory | null }) {
  const t = useText()
  const { data } = useQuery(categoryChoicesQuery)
  const games = data?.businesses ?? (kept ? [kept.business] : [])
  return (
    <>
      <FormSelect name="business_id" label={t(catalogEditingTexts.game)}>
        <option value="">{t(catalogEditingTexts.chooseGame)}</option>
        {games.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelect>
      <FormText name="series" label={t(catalogEditingTexts.series)} list="known-series" maxLength={60} optional />
      <datalist id="known-series">
        {data?.series.map((series) => (
          <option key={series}>{series}</option>
        ))}
      </datalist>
    </>
  )
}

/** Warns that changing the code or the total changes how cards are found by number. */
function CodeEffect({ category: { code, total, products_count: count } }: { category: CuratedCategory }) {
  const t = useText()
  const typed = useWatch() as CategoryFields
  const isSame = typed.code.trim() === code && typed.total.trim() === String(total ?? '')
  return (
    <p role="status" className="rounded-control bg-buriti-soft p-3 text-on-buriti-soft empty:hidden">
      {!isSame && count > 0 && t(catalogEditingTexts.codeEffect, { count })}
    </p>
  )
}
