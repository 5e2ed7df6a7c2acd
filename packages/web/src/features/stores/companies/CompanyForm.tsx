import { companies } from '@bra/contract/stores/companies'
import { type Company, NewCompany, TaxRegime } from '@bra/contract/stores/companies.schemas'
import type { Person } from '@bra/contract/people/accounts.schemas'
import { bareDocument, formatDocument, isCpf } from '@bra/contract/trade/documents'
import { clsx } from 'clsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSend } from '../../../lib/command.ts'
import { ContractForm, type FormDraft, useContractForm, useKeptDraft } from '../../../lib/form.tsx'
import { FormSelect, FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { masked } from '../../../ui/mask.ts'
import { useCurrentUser } from '../../people/sessions/sessions.data.ts'
import { StateSelect } from '../../people/addresses/StateSelect.tsx'
import { companyQuery } from './companies.data.ts'
import { DocumentField } from './DocumentField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { companyTexts } from './texts.ts'

const CPF_LENGTH = 11

const empty = {
  document: '',
  legal_name: '',
  trade_name: '',
  state_registration: '',
  uf: '',
  phone: '',
  email: '',
  tax_regime: '' as const,
}

/** What the account knows already is not asked again. */
const newOf = (person: Person | undefined) => ({
  ...empty,
  email: person?.email ?? '',
  phone: masked('phone', person?.phone ?? ''),
})

const typedOf = (company: Company) => ({
  document: formatDocument(company.document),
  legal_name: company.legal_name,
  trade_name: company.trade_name,
  state_registration: company.state_registration,
  uf: company.uf,
  phone: masked('phone', company.phone),
  email: company.email,
  tax_regime: company.tax_regime ?? ('' as const),
})

interface CompanyFormProps {
  company: Company | null
  draft?: FormDraft
  onSaved?: () => void
}

export function CompanyForm({ company, draft, onSaved }: CompanyFormProps) {
  const t = useText()
  const save = useSend(company ? companies.update : companies.add, { tells: true, refresh: [companyQuery] })
  const { data: person } = useCurrentUser()
  const form = useContractForm(NewCompany, company ? typedOf(company) : { ...newOf(person), ...draft?.typed })
  useKeptDraft(form, Object.keys(empty), company ? undefined : draft)
  return (
    <ContractForm
      form={form}
      send={(body) => save({ body }).then(onSaved)}
      className={clsx(
        'panel grid max-w-2xl gap-4 p-5 sm:p-7',
        company && 'xl:max-w-none xl:grid-cols-2 xl:items-end xl:gap-x-6',
      )}
    >
      {!company && <p className="text-ink-2">{t(companyTexts.newHint)}</p>}
      {!company && person?.cpf && <OwnCpf person={person} />}
      <CompanyNames isFixed={Boolean(company?.document_fixed)} />
      <TaxFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <PhoneField name="phone" label={t(companyTexts.phone)} />
        <FormText
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
          label={t(companyTexts.email)}
        />
      </div>
      <div className="col-span-full">
        <SaveButton isNew={company === null} />
      </div>
    </ContractForm>
  )
}

function OwnCpf({ person: { cpf, name, last_name: lastName } }: { person: Person }) {
  const t = useText()
  const { setValue } = useFormContext()
  const document = formatDocument(cpf ?? '')
  if (useBareDocument() === cpf) return null
  const fill = () => {
    setValue('document', document, { shouldValidate: true })
    setValue('legal_name', `${name} ${lastName}`, { shouldValidate: true })
  }
  return (
    <div>
      <Button variant="outline" size="small" onClick={fill}>
        {t(companyTexts.withOwnCpf, { document })}
      </Button>
    </div>
  )
}

const useIsPerson = () => isCpf(useBareDocument())

function useBareDocument() {
  const { control } = useFormContext()
  return bareDocument(String(useWatch({ control, name: 'document' }) ?? ''))
}

/** The button speaks of a company only if a CNPJ is typed. */
function SaveButton({ isNew }: { isNew: boolean }) {
  const t = useText()
  const isCompany = useBareDocument().length > CPF_LENGTH
  return <SubmitButton>{t(isNew && isCompany ? companyTexts.create : companyTexts.save)}</SubmitButton>
}

function CompanyNames({ isFixed }: { isFixed: boolean }) {
  const t = useText()
  const isPerson = useIsPerson()
  return (
    <>
      <DocumentField
        name="document"
        label={t(companyTexts.document)}
        readOnly={isFixed}
        hint={isFixed && t(companyTexts.documentFixed)}
      />
      <FormText
        name="legal_name"
        autoComplete="organization"
        maxLength={120}
        label={t(isPerson ? companyTexts.fullName : companyTexts.legalName)}
      />
      {!isPerson && <FormText name="trade_name" maxLength={120} label={t(companyTexts.tradeName)} optional />}
    </>
  )
}

const regimes = {
  simples: companyTexts.simples,
  mei: companyTexts.mei,
  normal: companyTexts.normal,
} as const satisfies Record<TaxRegime, string>

/** A person who sells with a CPF has no tax regime, and usually no state registration. */
function TaxFields() {
  const t = useText()
  const isPerson = useIsPerson()
  return (
    <>
      {!isPerson && (
        <FormSelect name="tax_regime" label={t(companyTexts.regime)}>
          <option value="">{t(companyTexts.chooseRegime)}</option>
          {TaxRegime.options.map((regime) => (
            <option key={regime} value={regime}>
              {t(regimes[regime])}
            </option>
          ))}
        </FormSelect>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name="state_registration"
          autoComplete="off"
          maxLength={20}
          label={t(companyTexts.registration)}
          hint={t(isPerson ? companyTexts.registrationOfPersonHint : companyTexts.registrationHint)}
          optional={isPerson}
        />
        <StateSelect
          name="uf"
          label={t(isPerson ? companyTexts.ufOfPerson : companyTexts.uf)}
          hint={t(isPerson ? companyTexts.ufOfPersonHint : companyTexts.ufHint)}
        />
      </div>
    </>
  )
}
