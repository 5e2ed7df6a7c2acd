import { useQueryClient } from '@tanstack/react-query'
import { Activity, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { lazyPart } from '../lib/lazy-part.tsx'
import { paths } from '../lib/paths.ts'
import { keepPageOf, useKnownSession, usePersonOnScreen } from '../lib/session.ts'
import type { Guard } from '../routes.tsx'

const again = async () => (await import('../features/people/sessions/SignInAgain.tsx')).SignInAgain
const SignInAgain = lazyPart(again)

interface KeptPageProps {
  waiting: ReactNode
  visitor: ReactNode
  children: ReactNode
}

/** Shows `waiting` until the browser knows whether there is a session. */
export function Guarded({ guard, ...page }: Omit<KeptPageProps, 'visitor'> & { guard: Guard }) {
  const session = useKnownSession()
  const { pathname, search } = useLocation()
  const entrance = guard === 'email' ? paths.home() : paths.login(pathname + search)
  if (guard === 'admin' && session && session.user.role !== 'admin') return <Navigate to={paths.home()} replace />
  return <KeptPage {...page} visitor={<Navigate to={entrance} replace />} />
}

/** If the server ends the session, the page waits for the same person. */
export function KeptPage({ waiting, visitor, children }: KeptPageProps) {
  const session = useKnownSession()
  const { person, isOver } = usePageOf(session?.user.id)
  const { pathname } = useLocation()
  const [typedAt, setTypedAt] = useState<string>()
  const type = () => setTypedAt(pathname)
  if (session === undefined) return waiting
  if (!session && !isOver) return visitor
  return (
    <>
      <Activity key={person} mode={isOver ? 'hidden' : 'visible'}>
        <div className="contents" onInput={type} onPaste={type}>
          {children}
        </div>
      </Activity>
      {isOver && (
        <Suspense fallback={waiting}>
          <SignInAgain hasTyped={typedAt === pathname} />
        </Suspense>
      )}
    </>
  )
}

/** Returns whom the page was drawn for, and whether it waits, with its input, until they sign in again. */
function usePageOf(present: number | undefined) {
  const client = useQueryClient()
  const onScreen = usePersonOnScreen()
  const [person, setPerson] = useState(present)
  if (present !== undefined && present !== person) setPerson(present)
  const isOver = present === undefined && person !== undefined && onScreen === person
  useEffect(() => (person === undefined ? undefined : keepPageOf(person)), [person])
  useEffect(() => (isOver ? () => void client.invalidateQueries() : undefined), [client, isOver])
  return { person, isOver }
}
