import { FormPassword, FormText } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { filled } from '../../lib/typed-day.ts'
import { useCurrentUser } from './sessions.data.ts'

/** The password once more, and the code of a second factor where one is on: for whatever moves money or the account. */
export function OwnerProofFields() {
  const t = useText()
  const { data: person } = useCurrentUser()
  return (
    <>
      <FormPassword
        name="password"
        autoComplete="current-password"
        label={t('form.ownPassword')}
        hint={t('form.ownPasswordHint')}
      />
      {person?.second_factor && (
        <FormText
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          label={t('form.ownCode')}
          hint={t('form.ownCodeHint')}
          read={filled}
        />
      )}
    </>
  )
}
