import { accounts } from '@bra/contract/people/accounts'
import { type Person, PersonChange } from '@bra/contract/people/accounts.schemas'
import { sessions } from '@bra/contract/people/sessions'
import { useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { ask } from '../../../lib/query.ts'
import { useText } from '../../../lib/text.tsx'
import { filled } from '../../../lib/typed-day.ts'
import { useReloadCurrentUser } from '../../people/sessions/sessions.data.ts'
import { signInTexts } from '../../people/sessions/texts.ts'
import { payWithTexts } from './pay-with-texts.ts'

/** The provider needs a phone and a CPF; both are asked for if the account lacks one of them. */
export function PayerFields({ onSaved }: { onSaved: () => void }) {
  const { data: person } = useQuery(ask(sessions.currentUser, {}))
  if (!person || (person.phone && person.cpf)) return null
  return <MissingFields person={person} onSaved={onSaved} />
}

function MissingFields({ person, onSaved }: { person: Person; onSaved: () => void }) {
  const t = useText()
  const call = useCall()
  const reload = useReloadCurrentUser()
  const form = useContractForm(
    PersonChange,
    { name: person.name, last_name: person.last_name, phone: '' },
    { key: 'payer', names: ['phone', 'cpf'] },
  )
  const save = async ({ phone, cpf }: ReturnType<typeof PersonChange.parse>) => {
    const { name, last_name } = person
    await callEndpoint(call, accounts.updateClient, {
      body: { user: { name, last_name, phone: phone || person.phone || '', cpf } },
    })
    onSaved()
    await reload()
  }
  return (
    <ContractForm form={form} send={save} within="user">
      <p className="text-label text-ink-2">{t(payWithTexts.payerHint)}</p>
      <div className="flex flex-wrap items-start gap-4">
        {!person.phone && (
          <FormText name="phone" type="tel" mask="phone" autoComplete="tel-national" label={t(signInTexts.phone)} />
        )}
        {!person.cpf && <FormText name="cpf" mask="cpf" autoComplete="off" label={t(signInTexts.cpf)} read={filled} />}
      </div>
      <SubmitButton className="self-start">{t(formTexts.save)}</SubmitButton>
    </ContractForm>
  )
}
