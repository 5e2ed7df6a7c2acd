import { accounts } from '@bra/contract/people/accounts'
import { type Person, PersonChange } from '@bra/contract/people/accounts.schemas'
import { date } from '@bra/contract/trade/format'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { renameSession } from '../../../lib/session-keeping.ts'
import { useText } from '../../../lib/text.tsx'
import { dayOfTyped, filled, typedDayOf } from '../../../lib/typed-day.ts'
import { masked } from '../../../ui/mask.ts'
import { toast } from '../../../ui/toast.ts'
import { useReloadCurrentUser } from '../sessions/sessions.data.ts'
import { signInTexts } from '../sessions/texts.ts'
import { profileTexts } from './texts.ts'

/** Name and phone can always be changed; CPF and birth date only while the account has none. */
export function ProfileForm({ person }: { person: Person }) {
  const t = useText()
  const call = useCall()
  const reload = useReloadCurrentUser()
  const begun = { name: person.name, last_name: person.last_name, phone: masked('phone', person.phone ?? '') }
  const form = useContractForm(PersonChange, begun, {
    key: 'profile',
    names: [...Object.keys(begun), 'cpf', 'birth_date'],
    texts: { birth_date: typedDayOf },
  })
  const save = async (user: ReturnType<typeof PersonChange.parse>) => {
    const reply = await callEndpoint(call, accounts.updateClient, { body: { user } })
    renameSession(reply.user)
    toast.success(t(formTexts.saved))
    await reload()
  }
  return (
    <ContractForm form={form} send={save} within="user" withDialog>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name="name" autoComplete="given-name" label={t(signInTexts.name)} />
        <FormText name="last_name" autoComplete="family-name" label={t(signInTexts.lastName)} />
        <FormText
          name="phone"
          type="tel"
          mask="phone"
          autoComplete="tel-national"
          label={t(signInTexts.phone)}
          optional
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {person.cpf ? (
          <Fixed label={t(signInTexts.cpf)} value={masked('cpf', person.cpf)} />
        ) : (
          <FormText name="cpf" mask="cpf" autoComplete="off" label={t(signInTexts.cpf)} read={filled} optional />
        )}
        {person.birth_date ? (
          <Fixed label={t(signInTexts.birthDate)} value={date(person.birth_date)} />
        ) : (
          <FormText
            name="birth_date"
            mask="date"
            autoComplete="bday"
            label={t(signInTexts.birthDate)}
            hint={t(profileTexts.birthHint)}
            read={dayOfTyped}
            optional
          />
        )}
      </div>
      {(person.cpf ?? person.birth_date) && <p className="text-small text-ink-3">{t(profileTexts.fixedHint)}</p>}
      <SubmitButton className="self-start">{t(formTexts.save)}</SubmitButton>
    </ContractForm>
  )
}

const Fixed = ({ label, value }: { label: string; value: string }) => (
  <dl>
    <dt className="text-label font-semibold">{label}</dt>
    <dd className="flex min-h-11 items-center text-input tabular-nums">{value}</dd>
  </dl>
)
