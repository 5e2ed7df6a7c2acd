import { catalogEditing } from '@bra/contract/office/catalog-editing'
import { origins } from '@bra/contract/trade/goods-origins'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormSelect, FormText } from '../../../lib/form-fields.tsx'
import { ask } from '../../../lib/query.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx'
import { catalogEditingTexts } from './texts.ts'

interface Choice {
  id: number
  name: string
}

export function ProductVocabulary() {
  const t = useText()
  const { getValues } = useFormContext()
  const { data } = useQuery(ask(catalogEditing.vocabulary, {}))
  const kept = Number(getValues('rarity_id'))
  // The chosen option exists before the list is loaded and keeps its element, so that the field keeps its value.
  const rarities = data?.rarities ?? (kept ? [{ id: kept, name: t(siteTexts.loading) }] : [])
  return (
    <>
      <FormSelect name="rarity_id" label={t(catalogEditingTexts.rarity)}>
        <option value="">{t(catalogEditingTexts.noRarity)}</option>
        {rarities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelect>
      <FormSelect name="origin" label={t(catalogEditingTexts.origin)}>
        <option value="">{t(catalogEditingTexts.noOrigin)}</option>
        {origins.map(({ code, description }) => (
          <option key={code} value={code}>
            {`${code} · ${description}`}
          </option>
        ))}
      </FormSelect>
      <TagName name="brand" label={t(catalogEditingTexts.brand)} known={data?.brands} />
      <TagName name="league" label={t(catalogEditingTexts.league)} known={data?.leagues} />
      <Ticks name="element_ids" legend={t(catalogEditingTexts.elements)} choices={data?.elements} />
      <Ticks name="tag_ids" legend={t(catalogEditingTexts.tags)} choices={data?.tags} />
    </>
  )
}

function TagName({ name, label, known = [] }: { name: string; label: string; known?: string[] | undefined }) {
  const id = useId()
  return (
    <div>
      <FormText name={name} label={label} list={id} maxLength={60} optional />
      <datalist id={id}>
        {known.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </div>
  )
}

function Ticks({ name, legend, choices }: { name: string; legend: string; choices: Choice[] | undefined }) {
  const { register } = useFormContext()
  if (!choices?.length) return null
  return (
    <ChoiceGroup legend={legend} className="sm:col-span-2">
      <div className="grid gap-x-4 sm:grid-cols-3">
        {choices.map((choice) => (
          <Checkbox key={choice.id} {...register(name)} value={String(choice.id)}>
            {choice.name}
          </Checkbox>
        ))}
      </div>
    </ChoiceGroup>
  )
}
