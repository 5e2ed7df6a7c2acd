import { both } from '@bra/contract/kit/both'
import { NewPerson } from '@bra/contract/people/accounts.schemas'
import { Cpf } from '@bra/contract/people/people.schemas'
import { sessions } from '@bra/contract/people/sessions'
import { isCpf } from '@bra/contract/trade/documents'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormCheckbox, FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { leaveMessage } from '../../../lib/messages.ts'
import { paths } from '../../../lib/paths.ts'
import { storeSession } from '../../../lib/session-keeping.ts'
import { useText } from '../../../lib/text.tsx'
import { dayOfTyped, filled, typedDayOf } from '../../../lib/typed-day.ts'
import { linkStyle } from '../../../ui/linkStyle.ts'
import { NewPassword } from './NewPassword.tsx'
import { signInTexts } from './texts.ts'

/** Tells a mistyped CPF as its field is left; the server checks it too. */
const TypedPerson = NewPerson.extend({
  cpf: Cpf.refine(isCpf, both('Confira os números do CPF ou CNPJ.', 'Check the digits of the CPF or CNPJ.')),
})

/** Fields that survive a look at the terms, or a reload; the password never does. */
const ownFields = [
  'name',
  'last_name',
  'email',
  'cpf',
  'birth_date',
  'phone',
  'accepts_terms',
  'accepts_marketing',
] satisfies (keyof NewPerson)[]

/** After signing up, stores the session and reloads the page, as the specification says. */
export function RegisterForm({ next }: { next: string }) {
  const t = useText()
  const call = useCall()
  const form = useContractForm(
    TypedPerson,
    {},
    { key: 'registration', names: ownFields, texts: { birth_date: typedDayOf } },
  )
  const register = async (user: NewPerson) => {
    storeSession(await callEndpoint(call, sessions.register, { body: { user } }))
    leaveMessage('success', t(signInTexts.created))
    location.assign(next)
  }
  return (
    <ContractForm form={form} send={register} within="user" withDialog>
      <PersonFields />
      <NewPassword name="password" label={t(signInTexts.password)} ownFields={['name', 'last_name', 'email']} />
      <Consents />
      <SubmitButton wide>{t(signInTexts.create)}</SubmitButton>
    </ContractForm>
  )
}

function PersonFields() {
  const t = useText()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name="name" autoComplete="given-name" label={t(signInTexts.name)} />
        <FormText name="last_name" autoComplete="family-name" label={t(signInTexts.lastName)} />
      </div>
      <FormText name="email" type="email" inputMode="email" autoComplete="email" label={t(signInTexts.email)} />
      <FormText name="cpf" mask="cpf" autoComplete="off" label={t(signInTexts.cpf)} hint={t(signInTexts.cpfHint)} />
      <FormText
        name="birth_date"
        mask="date"
        autoComplete="bday"
        label={t(signInTexts.birthDate)}
        hint={t(signInTexts.birthHint)}
        read={dayOfTyped}
      />
      <FormText
        name="phone"
        type="tel"
        mask="phone"
        autoComplete="tel-national"
        label={t(signInTexts.phone)}
        read={filled}
        optional
      />
    </>
  )
}

function Consents() {
  const t = useText()
  const text = (code: string, name: string) => (
    <a href={paths.text(code)} target="_blank" rel="noreferrer" className={linkStyle}>
      {name}
    </a>
  )
  return (
    <div>
      <FormCheckbox name="accepts_terms">
        {t(signInTexts.acceptBefore)} {text('termos', t(signInTexts.terms))} {t(signInTexts.acceptBetween)}{' '}
        {text('privacidade', t(signInTexts.privacy))}.
      </FormCheckbox>
      <FormCheckbox name="accepts_marketing">{t(signInTexts.marketing)}</FormCheckbox>
    </div>
  )
}
