import { FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { CepField } from './CepField.tsx'
import { CityField } from './CityField.tsx'
import { StateSelect } from './StateSelect.tsx'
import { addressTexts } from './texts.ts'

export function PlaceFields() {
  const t = useText()
  return (
    <>
      <CepField />
      <FormText
        name="address"
        autoComplete="address-line1"
        maxLength={120}
        label={t(addressTexts.address)}
        hint={t(addressTexts.addressHint)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name="number" maxLength={10} label={t(addressTexts.number)} hint={t(addressTexts.numberHint)} />
        <FormText
          name="complement"
          autoComplete="address-line2"
          maxLength={60}
          label={t(addressTexts.complement)}
          hint={t(addressTexts.complementHint)}
          optional
        />
      </div>
      <FormText name="district" autoComplete="address-level3" maxLength={60} label={t(addressTexts.district)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <StateSelect name="state" label={t(addressTexts.state)} />
        <CityField />
      </div>
    </>
  )
}
