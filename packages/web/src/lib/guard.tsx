import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Guard } from '../routes.tsx'
import { paths } from './paths.ts'
import { useSession } from './session.ts'

/** Sends a visitor away from a page that needs a session; shows `waiting` until the browser knows. */
export function Guarded({ guard, waiting, children }: { guard: Guard; waiting: ReactNode; children: ReactNode }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (guard === 'open') return children
  if (session === undefined) return waiting
  if (guard === 'email') return session ? children : <Navigate to={paths.home()} replace />
  if (guard === 'admin' && session && session.user.role !== 'admin') return <Navigate to={paths.home()} replace />
  return session ? children : <Navigate to={paths.login(pathname + search)} replace />
}
