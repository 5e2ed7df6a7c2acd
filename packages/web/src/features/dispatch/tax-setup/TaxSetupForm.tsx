import { taxSetup, usualNcm } from '@bra/contract/dispatch/tax-setup'
import { NewTaxSetup, type TaxSetup } from '@bra/contract/dispatch/tax-setup.schemas'
import { useSend } from '../../../lib/command.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormCheckbox, FormSelect, FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { hundredths, paysByDocument, shownDefaults } from './regimes.ts'
import { taxSetupQuery } from './tax-setup.data.ts'
import { taxSetupTexts } from './texts.ts'

const origins = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const SIMPLES = 1

export function TaxSetupForm({ setup, crt }: { setup: TaxSetup; crt: number | null }) {
  const t = useText()
  const save = useSend(taxSetup.save, { tells: true, refresh: [taxSetupQuery] })
  const form = useContractForm(NewTaxSetup, shownDefaults(setup, crt))
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <ContractForm form={form} send={(body) => save({ body })} className="panel flex flex-col gap-4 p-5">
      <h2 className="text-h3">{t(taxSetupTexts.settings)}</h2>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <FormSelect
          name="environment"
          label={t(taxSetupTexts.environment)}
          hint={setup.tried ? undefined : t(taxSetupTexts.trial)}
        >
          <option value={2}>{t(taxSetupTexts.environment2)}</option>
          <option value={1}>{t(taxSetupTexts.environment1)}</option>
        </FormSelect>
        <FormText name="series" {...digits} maxLength={3} label={t(taxSetupTexts.series)} />
      </div>
      <FormText
        name="next_number"
        {...digits}
        maxLength={9}
        optional
        label={t(taxSetupTexts.nextNumber)}
        hint={t(taxSetupTexts.nextHint, { series: String(setup.series), next: String(setup.next_number) })}
      />
      {crt === SIMPLES && <FormCheckbox name="exceeds_limit">{t(taxSetupTexts.exceeds)}</FormCheckbox>}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name="ncm_cards"
          {...digits}
          maxLength={10}
          label={t(taxSetupTexts.ncmCards)}
          hint={t(taxSetupTexts.ncmHint, { usual: usualNcm.cards })}
        />
        <FormText
          name="ncm_goods"
          {...digits}
          maxLength={10}
          label={t(taxSetupTexts.ncmGoods)}
          hint={t(taxSetupTexts.ncmHint, { usual: usualNcm.goods })}
        />
      </div>
      <FormSelect name="origin" label={t(taxSetupTexts.origin)} hint={t(taxSetupTexts.originHint)}>
        {origins.map((code) => (
          <option key={code} value={code}>
            {t(taxSetupTexts[`origin${code}`])}
          </option>
        ))}
      </FormSelect>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name="cfop_inside"
          {...digits}
          maxLength={5}
          optional
          label={t(taxSetupTexts.cfopInside)}
          hint={t(taxSetupTexts.cfopHint)}
        />
        <FormText
          name="cfop_outside"
          {...digits}
          maxLength={5}
          optional
          label={t(taxSetupTexts.cfopOutside)}
          hint={t(taxSetupTexts.cfopHint)}
        />
      </div>
      {paysByDocument(crt) && (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText name="pis" inputMode="decimal" maxLength={6} read={hundredths} label={t(taxSetupTexts.pis)} />
          <FormText name="cofins" inputMode="decimal" maxLength={6} read={hundredths} label={t(taxSetupTexts.cofins)} />
        </div>
      )}
      <div>
        <SubmitButton>{t(taxSetupTexts.save)}</SubmitButton>
      </div>
    </ContractForm>
  )
}
