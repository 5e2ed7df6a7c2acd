import { companies } from '@bra/contract/stores/companies'
import type { Company } from '@bra/contract/stores/companies.schemas'
import { Place } from '@bra/contract/people/addresses.schemas'
import { isCpf } from '@bra/contract/trade/documents'
import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { useSend } from '../../../lib/command.ts'
import { ContractForm, type FormDraft, useContractForm, useKeptDraft } from '../../../lib/form.tsx'
import { SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { PlaceFields } from '../../people/addresses/PlaceFields.tsx'
import { nowhere, typedPlaceOf } from '../../people/addresses/typed-place.ts'
import { type CompanyTabProps, companyQuery } from './companies.data.ts'
import { CompanyFirst } from './CompanyFirst.tsx'
import { companyTexts } from './texts.ts'

export const CompanyAddressTab = ({ company, ...rest }: CompanyTabProps & SeatProps) =>
  company ? <SeatForm company={company} {...rest} /> : <CompanyFirst />

interface SeatProps {
  draft?: FormDraft
  onSaved?: () => void
}

function SeatForm({ company, draft, onSaved }: SeatProps & { company: Company }) {
  const t = useText()
  const save = useSend(companies.update, { tells: true, refresh: [companyQuery] })
  const form = useContractForm(Place, company.address ? typedPlaceOf(company.address) : { ...nowhere, ...draft?.typed })
  useKeptDraft(form, Object.keys(nowhere), company.address ? undefined : draft)
  return (
    <ContractForm
      form={form}
      send={(address) => save({ body: { ...company, address } }).then(onSaved)}
      within="address"
      className={clsx(
        'panel grid max-w-2xl gap-4 p-5 sm:p-7',
        company.address && 'xl:max-w-none xl:grid-cols-2 xl:items-end xl:gap-x-6',
      )}
    >
      <div className="col-span-full">
        {isCpf(company.document) ? <HomeIsPublic /> : <p className="text-ink-2">{t(companyTexts.addressHint)}</p>}
      </div>
      <PlaceFields />
      <div className="col-span-full">
        <SubmitButton>{t(companyTexts.saveAddress)}</SubmitButton>
      </div>
    </ContractForm>
  )
}

/** Warns a person, whose address is mostly a home, before it is typed. */
function HomeIsPublic() {
  const t = useText()
  return (
    <Notice tone="buriti" icon={<TriangleAlert aria-hidden size={18} strokeWidth={2} />}>
      {t(companyTexts.homeIsPublic)}
      <p className="font-normal">{t(companyTexts.homeIsPublicHint)}</p>
    </Notice>
  )
}
