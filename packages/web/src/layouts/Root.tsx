import { lazy, Suspense, useDeferredValue } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { usePlaceOfVisitor } from '../features/addresses/usePlaceOfVisitor.ts'
import { ProductZoom } from '../features/search/product/ProductZoom.tsx'
import { useSessionWatch } from '../features/sessions/useSessionWatch.ts'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.tsx'
import { useIsUnderWay } from '../lib/under-way.ts'
import { LoadingOverlay, TopProgress } from '../ui/loading.tsx'
import { Toaster } from '../ui/Toaster.tsx'

const ActingBar = lazy(async () => ({ default: (await import('../features/acting/ActingBar.tsx')).ActingBar }))
const ForSignedIn = lazy(async () => ({ default: (await import('./ForSignedIn.tsx')).ForSignedIn }))

/** Around every layout: what outlives a change of page. What changes often stands in parts, so that the page does not. */
export function Root() {
  const t = useText()
  return (
    <>
      <Progress />
      <Acting />
      <Outlet />
      <Somebody />
      <ProductZoom />
      <Toaster label={t('shell.toastRegion')} closeLabel={t('shell.close')} />
      <ScrollRestoration />
    </>
  )
}

function Progress() {
  const t = useText()
  const isAsking = useIsUnderWay()
  const isChanging = useNavigation().state !== 'idle'
  return (
    <>
      <TopProgress active={isAsking || isChanging} />
      <LoadingOverlay active={isChanging} label={t('shell.loading')} />
    </>
  )
}

function Acting() {
  const session = useUnhurriedSession()
  return <Suspense>{session?.acting && <ActingBar session={session} />}</Suspense>
}

function Somebody() {
  useSessionWatch()
  usePlaceOfVisitor()
  const session = useUnhurriedSession()
  return <Suspense>{session && <ForSignedIn person={session.user.id} />}</Suspense>
}

/** What comes with it shows no fallback: after one, React would hold back the page itself for 0.3 s. */
const useUnhurriedSession = () => useDeferredValue(useSession())
