import { useEffect, useMemo, useRef } from 'react'
import type { Location } from 'react-router'
import { Head } from '../../../lib/head.tsx'
import { LeaveDialog } from '../../../lib/LeaveDialog.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { EntranceFrame } from './EntranceFrame.tsx'
import { LoginForm } from './LoginForm.tsx'
import { signInTexts } from './texts.ts'

const ENTRANCE = paths.login()
const isEntrance = ({ pathname, search }: Location) => pathname === ENTRANCE && !new URLSearchParams(search).has('aba')

/** Links to the sign-in page lead here, so that typed input stays behind it; the person is asked before it is lost. */
export function SignInAgain({ hasTyped }: { hasTyped: boolean }) {
  const t = useText()
  const form = useRef<HTMLDivElement>(null)
  const here = useMemo(() => ({ is: isEntrance, reach: () => form.current?.querySelector('input')?.focus() }), [])
  useEffect(() => {
    const reach = () => document.querySelector('main')?.focus({ preventScroll: true })
    reach()
    return reach
  }, [])
  return (
    <EntranceFrame title={t(signInTexts.again)} hint={t(signInTexts.againHint)}>
      <Head title={t(signInTexts.again)} hidden />
      <div ref={form}>
        <LoginForm />
      </div>
      <LeaveDialog hasChanges={hasTyped} here={here} />
    </EntranceFrame>
  )
}
