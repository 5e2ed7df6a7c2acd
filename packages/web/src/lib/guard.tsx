import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Guard } from '../routes.tsx'
import { paths } from './paths.ts'
import { useKnownSession } from './session.ts'

interface GuardedProps {
  guard: Guard
  waiting: ReactNode
  children: ReactNode
}

export const Guarded = (props: GuardedProps) => (props.guard === 'open' ? props.children : <ForSomebody {...props} />)

/** Sends a visitor away from a page that needs a session; shows `waiting` until the browser knows. */
function ForSomebody({ guard, waiting, children }: GuardedProps) {
  const session = useKnownSession()
  const { pathname, search } = useLocation()
  if (session === undefined) return waiting
  if (guard === 'email') return session ? children : <Navigate to={paths.home()} replace />
  if (guard === 'admin' && session && session.user.role !== 'admin') return <Navigate to={paths.home()} replace />
  return session ? children : <Navigate to={paths.login(pathname + search)} replace />
}
