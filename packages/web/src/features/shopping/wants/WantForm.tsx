import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { money } from '@bra/contract/trade/format'
import {
  cardConditions,
  type CardLanguage,
  type Edition,
  type Finish,
  languages,
  type OfferCondition,
  sealedConditions,
} from '@bra/contract/trade/trade'
import type { Want } from '@bra/contract/shopping/wants.schemas'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { CallError } from '../../../lib/call.ts'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { useTypedKept } from '../../../lib/typed-kept.ts'
import { useCopies } from '../../catalogue/variants/copies.data.ts'
import { ConditionOptions, EditionOptions, FinishOptions } from '../../catalogue/variants/variant-options.tsx'
import { useStandard } from '../../prices/standards/standard.ts'
import { standardInShort } from '../../prices/standards/standard-words.ts'
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx'
import { NumberInput, Select } from '../../../ui/inputs.tsx'
import { toast } from '../../../ui/toast.ts'
import { wantTexts } from './texts.ts'
import type { useSaveWant } from './wants.data.ts'

interface WantFields {
  limit_cents: string
  condition: OfferCondition | ''
  finish: Finish | ''
  edition: Edition | ''
  quantity: string
  languages: CardLanguage[]
  any_edition: boolean
  notify: boolean
}

/** A limit that the person has just chosen is preferred to the one of a saved want. */
export interface FirstLimit {
  cents: number
  /** The copies that have this price; for a want that is not saved yet. */
  condition?: OfferCondition
  finish?: Finish
  isChosen: boolean
}

interface WantFormProps {
  formId: string
  product: Pick<Product, 'id' | 'type'>
  want: Want | null
  limit: FirstLimit | null
  save: ReturnType<typeof useSaveWant>
  onSaved: () => void
}

export function WantForm({ formId, product, want, limit: first, save, onSaved }: WantFormProps) {
  const t = useText()
  const isCard = product.type === 'tcg'
  const { register, handleSubmit, setError, formState, control, forget } = useKeptForm({ product, want, limit: first })
  const { errors } = formState
  const known = useCopies(product)
  // A want of any printing may be of one that has more finishes and editions.
  const copies = known && { ...known, open_finishes: null, open_editions: null }

  const submit = async ({ limit_cents, condition, finish, edition, quantity, ...rest }: WantFields) => {
    const limit = centsOf(limit_cents)
    if (Number.isNaN(limit)) return setError('limit_cents', { message: t(wantTexts.badAmount) }, { shouldFocus: true })
    const limits = {
      limit_cents: limit,
      condition: condition || null,
      finish: finish || null,
      edition: edition || null,
      quantity: Number(quantity),
    }
    try {
      const { want: saved } = await save.mutateAsync({
        body: { ...rest, ...limits, active: true, product_id: product.id },
      })
      toast.success(saved.best ? t(wantTexts.savedFits, { price: money(saved.best.price_cents) }) : t(wantTexts.saved))
      forget()
      onSaved()
    } catch (error) {
      const fields = error instanceof CallError ? Object.entries(error.fields) : []
      for (const [name, message] of fields) setError(name as keyof WantFields, { message }, { shouldFocus: true })
    }
  }

  return (
    <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <div className="grid items-end gap-x-3 gap-y-4 sm:grid-cols-2">
        <NumberInput
          decimal
          before="R$"
          label={t(wantTexts.limit)}
          optional={t(wantTexts.optional)}
          hint={t(wantTexts.limitHint)}
          error={errors.limit_cents?.message}
          {...register('limit_cents')}
        />
        <NumberInput label={t(wantTexts.quantity)} error={errors.quantity?.message} {...register('quantity')} />
        <Select label={t(wantTexts.condition)} error={errors.condition?.message} {...register('condition')}>
          <NoCondition control={control} />
          {isCard ? (
            <ConditionOptions
              of={cardConditions}
              named={(condition) =>
                condition === 'M' ? t(tradeTexts.M) : t(wantTexts.orBetter, { condition: t(tradeTexts[condition]) })
              }
            />
          ) : (
            <ConditionOptions of={sealedConditions} />
          )}
        </Select>
        <Select label={t(wantTexts.finish)} {...register('finish')}>
          <option value="">{t(wantTexts.anyFinish)}</option>
          <FinishOptions copies={copies} />
        </Select>
        {isCard && (
          <Select label={t(wantTexts.printRun)} {...register('edition')}>
            <option value="">{t(wantTexts.anyPrintRun)}</option>
            <EditionOptions copies={copies} />
          </Select>
        )}
      </div>
      <ByStandard control={control} />
      <ChoiceGroup legend={t(wantTexts.languages)}>
        <p className="text-small text-ink-3">{t(wantTexts.languagesHint)}</p>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {languages.map((language) => (
            <Checkbox key={language} value={language} {...register('languages')}>
              {t(tradeTexts[language])}
            </Checkbox>
          ))}
        </div>
      </ChoiceGroup>
      <div>
        {isCard && (
          <Checkbox hint={t(wantTexts.anyEditionHint)} {...register('any_edition')}>
            {t(wantTexts.anyEdition)}
          </Checkbox>
        )}
        <Checkbox {...register('notify')}>{t(wantTexts.notify)}</Checkbox>
      </div>
      {Object.keys(errors).length === 0 && <Refusal error={save.error} />}
    </form>
  )
}

function useKeptForm({ product, want, limit }: Pick<WantFormProps, 'product' | 'want' | 'limit'>) {
  const begun = typedOf(want, limit)
  const form = useForm<WantFields>({ defaultValues: begun })
  // A price that was just chosen is preferred to one that was typed before.
  const key = `want ${product.id} ${limit?.isChosen ? limit.cents : ''}`
  return { ...form, forget: useTypedKept(form, { key, names: Object.keys(begun) }) }
}

interface Typing {
  control: Control<WantFields>
}

function useFollowing({ control }: Typing) {
  const copy = useWatch({ control, name: ['condition', 'finish', 'languages'] })
  return copy.every((part) => part.length === 0)
}

function NoCondition({ control }: Typing) {
  const t = useText()
  return <option value="">{t(useFollowing({ control }) ? wantTexts.byStandard : wantTexts.anyCondition)}</option>
}

function ByStandard({ control }: Typing) {
  const t = useText()
  const { standard } = useStandard()
  if (!useFollowing({ control })) return null
  return (
    <p className="text-small text-ink-3">{t(wantTexts.followsStandard, { standard: standardInShort(t, standard) })}</p>
  )
}

const typedOf = (want: Want | null, first: FirstLimit | null): WantFields => ({
  limit_cents: reaisOf(first?.isChosen || !want ? first?.cents : want.limit_cents),
  condition: (want ? want.condition : first?.condition) ?? '',
  finish: (want ? want.finish : first?.finish) ?? '',
  edition: want?.edition ?? '',
  quantity: String(want?.quantity ?? 1),
  languages: want?.languages ?? [],
  any_edition: want?.any_edition ?? false,
  notify: want?.notify ?? true,
})
