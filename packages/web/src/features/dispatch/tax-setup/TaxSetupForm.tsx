import { taxSetup, usualNcm } from '@bra/contract/dispatch/tax-setup'
import { NewTaxSetup, type TaxSetup } from '@bra/contract/dispatch/tax-setup.schemas'
import type { z } from 'zod'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormCheckbox, FormSelect, FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { hundredths, paysByDocument, shownDefaults } from './regimes.ts'
import { useReloadTaxSetup } from './tax-setup.data.ts'

const origins = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const SIMPLES = 1

/** The defaults of every NF-e; most stores leave them as they are. */
export function TaxSetupForm({ setup, crt }: { setup: TaxSetup; crt: number | null }) {
  const t = useText()
  const call = useCall()
  const reload = useReloadTaxSetup()
  const form = useContractForm(NewTaxSetup, shownDefaults(setup, crt))
  const save = async (body: z.output<typeof NewTaxSetup>) => {
    const { message } = await callEndpoint(call, taxSetup.save, { body })
    toast.success(message)
    await reload()
  }
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <ContractForm form={form} send={save} className="panel flex flex-col gap-4 p-5">
      <h2 className="text-h3">{t('taxes.settings')}</h2>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <FormSelect name="environment" label={t('taxes.environment')} hint={setup.tried ? undefined : t('taxes.trial')}>
          <option value={2}>{t('taxes.environment2')}</option>
          <option value={1}>{t('taxes.environment1')}</option>
        </FormSelect>
        <FormText name="series" {...digits} maxLength={3} label={t('taxes.series')} />
      </div>
      <FormText
        name="next_number"
        {...digits}
        maxLength={9}
        optional
        label={t('taxes.nextNumber')}
        hint={t('taxes.nextHint', { series: String(setup.series), next: String(setup.next_number) })}
      />
      {crt === SIMPLES && <FormCheckbox name="exceeds_limit">{t('taxes.exceeds')}</FormCheckbox>}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name="ncm_cards"
          {...digits}
          maxLength={10}
          label={t('taxes.ncmCards')}
          hint={t('taxes.ncmHint', { usual: usualNcm.cards })}
        />
        <FormText
          name="ncm_goods"
          {...digits}
          maxLength={10}
          label={t('taxes.ncmGoods')}
          hint={t('taxes.ncmHint', { usual: usualNcm.goods })}
        />
      </div>
      <FormSelect name="origin" label={t('taxes.origin')} hint={t('taxes.originHint')}>
        {origins.map((code) => (
          <option key={code} value={code}>
            {t(`taxes.origin${code}`)}
          </option>
        ))}
      </FormSelect>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name="cfop_inside"
          {...digits}
          maxLength={5}
          optional
          label={t('taxes.cfopInside')}
          hint={t('taxes.cfopHint')}
        />
        <FormText
          name="cfop_outside"
          {...digits}
          maxLength={5}
          optional
          label={t('taxes.cfopOutside')}
          hint={t('taxes.cfopHint')}
        />
      </div>
      {paysByDocument(crt) && (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText name="pis" inputMode="decimal" maxLength={6} read={hundredths} label={t('taxes.pis')} />
          <FormText name="cofins" inputMode="decimal" maxLength={6} read={hundredths} label={t('taxes.cofins')} />
        </div>
      )}
      <div>
        <SubmitButton>{t('taxes.save')}</SubmitButton>
      </div>
    </ContractForm>
  )
}
