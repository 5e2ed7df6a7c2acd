import { FormPassword, FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { filled } from '../../../lib/typed-day.ts'
import { sessionTexts } from './session-texts.ts'
import { useCurrentUser } from './sessions.data.ts'

/** Asks for the password again, and for the second factor if it is on, before money is moved or the account changed. */
export function OwnerProofFields() {
  const t = useText()
  const { data: person } = useCurrentUser()
  return (
    <>
      <FormPassword
        name="password"
        autoComplete="current-password"
        label={t(sessionTexts.ownPassword)}
        hint={t(sessionTexts.ownPasswordHint)}
      />
      {person?.second_factor && (
        <FormText
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          label={t(sessionTexts.ownCode)}
          hint={t(sessionTexts.ownCodeHint)}
          read={filled}
        />
      )}
    </>
  )
}
