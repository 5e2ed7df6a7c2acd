import { FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { CepField } from './CepField.tsx'
import { CityField } from './CityField.tsx'
import { StateSelect } from './StateSelect.tsx'

/** The fields of an address, the CEP first; used for persons and for companies. */
export function PlaceFields() {
  const t = useText()
  return (
    <>
      <CepField />
      <FormText
        name="address"
        autoComplete="address-line1"
        maxLength={120}
        label={t('addresses.address')}
        hint={t('addresses.addressHint')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name="number" maxLength={10} label={t('addresses.number')} hint={t('addresses.numberHint')} />
        <FormText
          name="complement"
          autoComplete="address-line2"
          maxLength={60}
          label={t('addresses.complement')}
          hint={t('addresses.complementHint')}
          optional
        />
      </div>
      <FormText name="district" autoComplete="address-level3" maxLength={60} label={t('addresses.district')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <StateSelect name="state" label={t('addresses.state')} />
        <CityField />
      </div>
    </>
  )
}
