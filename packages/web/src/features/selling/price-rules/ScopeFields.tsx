import {
  type CardLanguage,
  type Finish,
  finishes,
  languages,
  type OfferCondition,
  offerConditions,
  productTypes,
} from '@bra/contract/trade/trade'
import type { Category } from '@bra/contract/catalogue/catalog.schemas'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx'
import { NumberInput, Select } from '../../../ui/inputs.tsx'
import { everyCategoryQuery } from '../../catalogue/catalog/catalog.data.ts'
import { gameTexts } from '../../catalogue/catalog/game-texts.ts'
import { productTagsQuery } from './price-rules.data.ts'
import { ruleFormTexts } from './rule-form-texts.ts'
import type { TypedRule } from './rule-form.ts'

export function ScopeFields() {
  const t = useText()
  const { register, formState, setValue } = useFormContext<TypedRule>()
  const { errors } = formState
  const { data: categories } = useQuery(everyCategoryQuery)
  const chosen = useWatch<TypedRule, 'business'>({ name: 'business' })
  const { slugs, games } = byGame(categories?.categories ?? [], chosen)
  const { data: tags } = useQuery(productTagsQuery)
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="title mb-2 text-h3">{t(ruleFormTexts.scope)}</legend>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Select label={t(ruleFormTexts.type)} {...register('type')}>
          <option value="">{t(ruleFormTexts.anyType)}</option>
          {productTypes.map((type) => (
            <option key={type} value={type}>
              {t(ruleFormTexts[type])}
            </option>
          ))}
        </Select>
        <Select
          key={`games ${categories !== undefined}`}
          label={t(gameTexts.game)}
          {...register('business', { onChange: () => setValue('category_id', '') })}
        >
          <option value="">{t(gameTexts.all)}</option>
          {slugs.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        {/* The options may arrive late; the select is replaced then, so that it takes its value from the form. */}
        <Select
          key={`categories ${categories !== undefined}`}
          label={t(ruleFormTexts.category)}
          {...register('category_id')}
        >
          <option value="">{t(ruleFormTexts.anyCategory)}</option>
          {games.map(([game, sets]) => (
            <optgroup key={game} label={game}>
              {sets.map(({ id, name, code }) => (
                <option key={id} value={id}>
                  {`${name} (${code})`}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Select key={`tags ${tags !== undefined}`} label={t(ruleFormTexts.tag)} {...register('tag_id')}>
          <option value="">{t(ruleFormTexts.anyTag)}</option>
          {tags?.tags.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <div className="grid grid-cols-2 items-end gap-3">
          <NumberInput
            decimal
            before="R$"
            label={t(ruleFormTexts.priceMin)}
            error={errors.price_min?.message}
            {...register('price_min')}
          />
          <NumberInput
            decimal
            before="R$"
            label={t(ruleFormTexts.priceMax)}
            error={errors.price_max?.message}
            {...register('price_max')}
          />
        </div>
      </div>
      <p className="text-small text-ink-3">{t(ruleFormTexts.anyHint)}</p>
      <Choices name="conditions" legend={t(ruleFormTexts.conditions)} known={offerConditions} />
      <Choices name="languages" legend={t(ruleFormTexts.languages)} known={languages} />
      <Choices name="finishes" legend={t(ruleFormTexts.finishes)} known={finishes} />
    </fieldset>
  )
}

/** Sets by name below their games by name; with a game chosen only its own. */
function byGame(categories: Category[], chosen: string) {
  const sorted = categories.toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'))
  const slugs = [...new Map(sorted.map(({ business }) => [business.slug, business])).values()].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'pt-BR'),
  )
  const shown = sorted.filter(({ business }) => !chosen || business.slug === chosen)
  const groups = Map.groupBy(shown, ({ business }) => business.name)
  return { slugs, games: slugs.flatMap(({ name }) => (groups.has(name) ? [[name, groups.get(name)!] as const] : [])) }
}

interface ChoicesProps {
  name: 'conditions' | 'languages' | 'finishes'
  legend: string
  known: readonly (OfferCondition | CardLanguage | Finish)[]
}

function Choices({ name, legend, known }: ChoicesProps) {
  const t = useText()
  const { register } = useFormContext<TypedRule>()
  return (
    <ChoiceGroup legend={legend}>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {known.map((one) => (
          <Checkbox key={one} value={one} {...register(name)}>
            {t(tradeTexts[one])}
          </Checkbox>
        ))}
      </div>
    </ChoiceGroup>
  )
}
