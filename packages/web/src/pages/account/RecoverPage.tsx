import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { EntranceFrame } from '../../features/people/sessions/EntranceFrame.tsx'
import { ForgotForm, ResetForm } from '../../features/people/sessions/RecoverForms.tsx'
import { signInTexts } from '../../features/people/sessions/texts.ts'
import { Head } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { loneLinkStyle } from '../../ui/linkStyle.ts'
import { StepFrame } from '../../ui/StepFrame.tsx'
import { toast } from '../../ui/toast.ts'

export default function RecoverPage() {
  const t = useText()
  const navigate = useNavigate()
  /** Null until a code was requested; empty if it was requested elsewhere. */
  const [email, setEmail] = useState<string | null>(null)
  const finish = (message: string) => {
    toast.success(message)
    void navigate(paths.login())
  }
  return (
    <EntranceFrame title={t(signInTexts.recover)} hint={t(signInTexts.recoverHint)}>
      <Head title={t(signInTexts.recover)} hidden />
      <StepFrame step={email === null ? 'email' : 'code'}>
        {email === null ? <ForgotForm onSent={setEmail} /> : <ResetForm email={email} onDone={finish} />}
      </StepFrame>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <Link to={paths.login()} className={`${loneLinkStyle} inline-flex min-h-11 items-center text-label`}>
          {t(signInTexts.backToEnter)}
        </Link>
        <Button variant="ghost" size="small" onClick={() => setEmail(email === null ? '' : null)}>
          {t(email === null ? signInTexts.recoverHave : signInTexts.recoverAgain)}
        </Button>
      </div>
    </EntranceFrame>
  )
}
