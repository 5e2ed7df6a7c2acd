import type { Company } from '@bra/contract/stores/companies.schemas'
import { formatDocument } from '@bra/contract/trade/documents'
import { useState } from 'react'
import type { FormDraft } from '../../../lib/form.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CompanyAddressTab } from '../companies/CompanyAddressTab.tsx'
import { CompanyForm } from '../companies/CompanyForm.tsx'
import { StepButtons } from './StepButtons.tsx'
import { storeOpeningTexts } from './texts.ts'

interface CompanyStepProps {
  company: Company | null
  drafts: { company: FormDraft; seat: FormDraft }
  onBack: () => void
  onDone: () => void
}

export function CompanyStep({ company, drafts, onBack, onDone }: CompanyStepProps) {
  const t = useText()
  const [part, setPart] = useState<'data' | 'seat' | null>(null)
  const shown = company === null ? 'data' : company.address === null ? 'seat' : part
  const buttons = <StepButtons onBack={onBack} />
  if (shown === 'data')
    return (
      <Part hint={t(storeOpeningTexts.companyHint)} buttons={buttons}>
        <CompanyForm
          key={company?.id ?? 'new'}
          company={company}
          draft={drafts.company}
          onSaved={() => setPart(null)}
        />
      </Part>
    )
  if (shown === 'seat' || company?.address == null)
    return (
      <Part hint={company?.address ? undefined : t(storeOpeningTexts.noSeat)} buttons={buttons}>
        <CompanyAddressTab company={company} draft={drafts.seat} onSaved={() => setPart(null)} />
      </Part>
    )
  const { address, number, district, city, state } = company.address
  return (
    <Part hint={t(storeOpeningTexts.companyHint)} buttons={<StepButtons onBack={onBack} onNext={onDone} />}>
      <dl className="panel grid max-w-2xl gap-4 p-5 sm:p-7">
        <Row
          name={t(storeOpeningTexts.companyIs)}
          onChange={() => setPart('data')}
          changeLabel={t(storeOpeningTexts.change)}
        >
          <b>{company.legal_name}</b>
          <span className="block tabular-nums">{formatDocument(company.document)}</span>
        </Row>
        <Row
          name={t(storeOpeningTexts.seat)}
          onChange={() => setPart('seat')}
          changeLabel={t(storeOpeningTexts.changeAddress)}
        >
          {`${address}, ${number}, ${district}, ${city}/${state}`}
        </Row>
      </dl>
    </Part>
  )
}

interface PartProps {
  hint?: string
  buttons: React.ReactNode
  children: React.ReactNode
}

const Part = ({ hint, buttons, children }: PartProps) => (
  <div className="flex flex-col gap-4">
    {hint && <p className="max-w-[60ch] text-ink-2">{hint}</p>}
    {children}
    {buttons}
  </div>
)

interface RowProps {
  name: string
  changeLabel: string
  onChange: () => void
  children: React.ReactNode
}

const Row = ({ name, changeLabel, onChange, children }: RowProps) => (
  <div className="grid gap-x-3 gap-y-1 sm:grid-cols-[1fr_auto]">
    <dt className="text-label font-semibold text-ink-2 sm:col-span-2">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
    <dd>
      <Button variant="outline" size="small" onClick={onChange}>
        {changeLabel}
      </Button>
    </dd>
  </div>
)
