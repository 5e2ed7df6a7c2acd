import { cardConditions, conditionNames, type OfferCondition } from '@bra/contract/trade'
import { useForm } from 'react-hook-form'
import { useDestination } from '../../lib/destination.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { Select, TextArea } from '../../ui/inputs.tsx'
import { CepForm } from '../addresses/CepForm.tsx'
import type { Wanted } from './baskets.data.ts'
import { useListSources } from './list-sources.ts'

interface BasketFormProps {
  id: string
  wanted: Wanted
  /** What the server had against the list. */
  refusal: string | undefined
  onSubmit: (wanted: Wanted) => void
}

interface Typed {
  list: string
  condition: OfferCondition | ''
  any_printing: boolean
}

/** The list as it is copied from a game or a spreadsheet, and what every card of it has to be. */
export function BasketForm({ id, wanted, refusal, onSubmit }: BasketFormProps) {
  const t = useText()
  const { cep } = useDestination()
  const { register, handleSubmit, formState, setValue } = useForm<Typed>({
    defaultValues: {
      list: wanted.list,
      condition: wanted.limits?.condition ?? '',
      any_printing: wanted.limits?.any_printing ?? false,
    },
  })
  const sources = useListSources((list) => setValue('list', list, { shouldValidate: true }))
  const send = ({ list, condition, any_printing }: Typed) =>
    onSubmit({ list, limits: { condition: condition || null, any_printing } })
  return (
    <div className="grid gap-5">
      {!cep && (
        <div>
          <p className="mb-2 text-ink-2">{t('baskets.needsCep')}</p>
          <CepForm quiet chosen={undefined} />
        </div>
      )}
      <form id={id} noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(send)(event)}>
        <div className="flex flex-wrap gap-2">
          {sources.takeCart && (
            <Button variant="outline" size="small" onClick={sources.takeCart}>
              {t('baskets.fromCart')}
            </Button>
          )}
          <Button variant="outline" size="small" busy={sources.isReading} onClick={sources.takeWants}>
            {t('baskets.fromWants')}
          </Button>
        </div>
        <TextArea
          label={t('baskets.list')}
          hint={t('baskets.listHint')}
          error={formState.errors.list?.message ?? refusal}
          rows={9}
          spellCheck={false}
          className="font-mono"
          placeholder={t('baskets.example')}
          {...register('list', { validate: (list) => list.trim() !== '' || t('baskets.pasteFirst') })}
        />
        <Select label={t('baskets.condition')} {...register('condition')}>
          <option value="">{t('baskets.anyCondition')}</option>
          {cardConditions.map((condition) => (
            <option key={condition} value={condition}>
              {t('baskets.orBetter', { condition: conditionNames[condition] })}
            </option>
          ))}
        </Select>
        <Checkbox hint={t('baskets.anyPrintingHint')} {...register('any_printing')}>
          {t('baskets.anyPrinting')}
        </Checkbox>
      </form>
    </div>
  )
}
