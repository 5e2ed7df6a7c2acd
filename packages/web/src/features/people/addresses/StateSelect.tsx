import { states } from '@bra/contract/trade/trade'
import { useQuery } from '@tanstack/react-query'
import { FormSelect } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { statesQuery } from './addresses.data.ts'
import { addressTexts } from './texts.ts'

export function StateSelect({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const t = useText()
  const { data } = useQuery(statesQuery)
  const options = data?.states ?? states.map((uf) => ({ uf, name: uf }))
  return (
    <FormSelect name={name} label={label} hint={hint} autoComplete="address-level1">
      <option value="">{t(addressTexts.chooseState)}</option>
      {options.map((state) => (
        <option key={state.uf} value={state.uf}>
          {state.name}
        </option>
      ))}
    </FormSelect>
  )
}
