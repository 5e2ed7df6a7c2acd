import { Link, Navigate } from 'react-router'
import { EntranceFrame } from '../../features/people/sessions/EntranceFrame.tsx'
import { LoginForm } from '../../features/people/sessions/LoginForm.tsx'
import { RegisterForm } from '../../features/people/sessions/RegisterForm.tsx'
import { signInTexts } from '../../features/people/sessions/texts.ts'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { safeNext } from '../../lib/next.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { Notice } from '../../ui/states.tsx'
import { tabRowStyle, tabStyle } from '../../ui/Tabs.tsx'

const CREATE = 'criar-conta'

export default function LoginPage() {
  const t = useText()
  const session = useSession()
  const { query, href } = useAddress()
  const next = safeNext(query.get('next')) ?? paths.home()
  const creates = query.get('aba') === CREATE
  const title = t(creates ? signInTexts.create : signInTexts.enter)
  if (session) return <Navigate to={next} replace />

  const tabs = [
    { label: t(signInTexts.enter), aba: null, isOpen: !creates },
    { label: t(signInTexts.create), aba: CREATE, isOpen: creates },
  ]
  return (
    <EntranceFrame title={title} hint={t(creates ? signInTexts.createHint : signInTexts.enterHint)}>
      <Head title={title} hidden />
      <nav aria-label={t(signInTexts.entrance)} className={`${tabRowStyle} mb-5`}>
        {tabs.map(({ label, aba, isOpen }) => (
          <Link
            key={label}
            to={href({ aba })}
            replace
            aria-current={isOpen ? 'page' : undefined}
            className={`${tabStyle} -outline-offset-2`}
          >
            {label}
          </Link>
        ))}
      </nav>
      {next.startsWith(paths.checkout()) && (
        <div className="mb-4">
          <Notice tone="buriti">{t(signInTexts.cartComes)}</Notice>
        </div>
      )}
      {creates ? <RegisterForm next={next} /> : <LoginForm />}
    </EntranceFrame>
  )
}
