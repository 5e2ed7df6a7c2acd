import { useCallback, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ConfirmEmail } from '../../features/people/accounts/ConfirmEmail.tsx'
import { emailTexts } from '../../features/people/accounts/email-texts.ts'
import { EntranceFrame } from '../../features/people/sessions/EntranceFrame.tsx'
import { useCurrentUser } from '../../features/people/sessions/sessions.data.ts'
import { Failed } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { safeNext } from '../../lib/next.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

export default function ValidateEmailPage() {
  const t = useText()
  const answer = useCurrentUser()
  const { data: user, error } = answer
  const [query] = useSearchParams()
  const next = safeNext(query.get('next')) ?? paths.home()
  const leave = useCallback(() => location.assign(next), [next])
  // The state on arrival is kept, because the form stays until its dialog has been read.
  const [wasActivated, setWasActivated] = useState<boolean>()
  if (user && wasActivated === undefined) setWasActivated(user.is_activated)

  return (
    <EntranceFrame
      title={t(emailTexts.confirm)}
      hint={wasActivated === false && user ? t(emailTexts.confirmHint, { email: user.email }) : undefined}
    >
      <Head title={t(emailTexts.confirm)} hidden />
      {!user && !error && <Skeleton className="h-32 w-full" />}
      <Failed of={answer} />
      {wasActivated === false && <ConfirmEmail onDone={leave} />}
      {wasActivated && (
        <>
          <p className="font-semibold">{t(emailTexts.confirmed)}</p>
          <p className="mb-4 text-ink-2">{t(emailTexts.confirmedHint)}</p>
          <Link to={paths.cards()} className={buttonStyle('solid')}>
            {t(emailTexts.confirmGoOn)}
          </Link>
        </>
      )}
    </EntranceFrame>
  )
}
