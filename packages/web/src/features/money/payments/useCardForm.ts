import { useForm, type UseFormReturn } from 'react-hook-form'
import { useText } from '../../../lib/text.tsx'
import type { Translate } from '../../../lib/text.tsx'
import { cardFormTexts } from './card-form-texts.ts'
import { type CardFaults, faultsOf, noCard, type TypedCard } from './card.ts'

export type CardFormState = UseFormReturn<TypedCard, unknown, TypedCard>

/** The state of the card form; it outlives the part of the page that shows the fields and is never stored. */
export function useCardForm(): CardFormState {
  const t = useText()
  return useForm<TypedCard, unknown, TypedCard>({
    defaultValues: noCard,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (card) => {
      const faults = faultsOf(card, new Date())
      return Object.keys(faults).length > 0 ? { values: {}, errors: errorsOf(faults, t) } : { values: card, errors: {} }
    },
  })
}

const errorsOf = (faults: CardFaults, t: Translate) =>
  Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      { type: 'card', message: t(cardFormTexts[`bad_${fault}`]) },
    ]),
  )

export function markFaults(form: CardFormState, faults: CardFaults, t: Translate) {
  for (const [field, fault] of Object.entries(faults))
    form.setError(field as keyof CardFaults, { type: 'server', message: t(cardFormTexts[`bad_${fault}`]) })
}
