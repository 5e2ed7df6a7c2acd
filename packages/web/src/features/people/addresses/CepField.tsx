import type { PostalAddress } from '@bra/contract/people/addresses.schemas'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CallError } from '../../../lib/call.ts'
import { FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { postalCodeQuery } from './addresses.data.ts'
import { addressTexts } from './texts.ts'

const CEP_DIGITS = 8

/** Looks the address up at the eighth digit and fills in what is known of it; every field stays editable. */
export function CepField() {
  const t = useText()
  const typed = String(useWatch({ name: 'postcode' }) ?? '').replace(/\D/g, '')
  const { getValues } = useFormContext()
  // A CEP that came with an address is not looked up, so that typed fields are not overwritten.
  const [first] = useState(() => (getValues('address') ? typed : ''))
  const [begun] = useState(typed)
  const isAsked = typed.length === CEP_DIGITS && typed !== first
  const { data, error, isFetching } = useQuery({ ...postalCodeQuery(typed), enabled: isAsked })
  useFill(isAsked ? data : undefined, typed === begun)
  return (
    <div className="flex flex-col gap-1.5">
      <div className="sm:w-1/2 sm:pr-2">
        <FormText
          name="postcode"
          mask="cep"
          autoComplete="postal-code"
          label={t(addressTexts.postcode)}
          after={isAsked && isFetching && <Spinner label={t(addressTexts.searching)} />}
        />
      </div>
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {isAsked && !isFetching && (data || error) && t(outcomeOf(data, error))}
      </p>
    </div>
  )
}

function outcomeOf(data: PostalAddress | undefined, error: Error | null) {
  if (error instanceof CallError && error.code === 'postal_code_not_found') return addressTexts.unknown
  // While the provider is down only the state is known.
  if (!data?.localidade) return addressTexts.unavailable
  return data.logradouro ? addressTexts.found : addressTexts.foundCity
}

/** The answer about the CEP with which the form began may come late; it leaves what was typed meanwhile. */
function useFill(found: PostalAddress | undefined, isOfBeginning: boolean) {
  const { getValues, setValue, setFocus } = useFormContext()
  const fill = useEffectEvent(({ logradouro, bairro, localidade, uf }: PostalAddress) => {
    const known = { address: logradouro, district: bairro, city: localidade, state: uf }
    for (const [name, value] of Object.entries(known))
      if (value && !(isOfBeginning && getValues(name)))
        setValue(name, value, { shouldDirty: true, shouldValidate: true })
    const isStillHere = document.activeElement?.getAttribute('name') === 'postcode'
    if (isStillHere && localidade) setFocus(logradouro ? 'number' : 'address')
  })
  useEffect(() => {
    if (found) fill(found)
  }, [found])
}
