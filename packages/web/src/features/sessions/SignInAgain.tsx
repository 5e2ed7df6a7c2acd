import { useEffect } from 'react'
import { Head } from '../../lib/head.tsx'
import { useText } from '../../lib/text.tsx'
import { EntranceFrame } from './EntranceFrame.tsx'
import { LoginForm } from './LoginForm.tsx'

/**
 * In the place of a page whose person the server no longer knows: it waits behind, with what was typed.
 * What had the focus goes at its beginning and at its end.
 */
export function SignInAgain() {
  const t = useText()
  useEffect(() => {
    const reach = () => document.querySelector('main')?.focus({ preventScroll: true })
    reach()
    return reach
  }, [])
  return (
    <EntranceFrame title={t('auth.again')} hint={t('auth.againHint')}>
      <Head title={t('auth.again')} hidden />
      <LoginForm />
    </EntranceFrame>
  )
}
