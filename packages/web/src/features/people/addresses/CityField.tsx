import { states, type Uf } from '@bra/contract/trade/trade'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { citiesQuery } from './addresses.data.ts'
import { addressTexts } from './texts.ts'

/** Suggests the cities of the chosen state as the IBGE writes them: documents name the city by its code. */
export function CityField() {
  const t = useText()
  const id = useId()
  const typed: unknown = useWatch({ name: 'state' })
  const uf = states.find((state) => state === typed)
  const { data } = useQuery({ ...citiesQuery(uf ?? ('' as Uf)), enabled: uf !== undefined })
  return (
    <>
      <FormText
        name="city"
        autoComplete="address-level2"
        maxLength={60}
        label={t(addressTexts.city)}
        list={data ? id : undefined}
      />
      {data && (
        <datalist id={id}>
          {data.cities.map(({ id: code, name }) => (
            <option key={code} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
