import { useIsFetching } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { ProductZoom } from '../features/search/product/ProductZoom.tsx'
import { useSessionWatch } from '../features/sessions/useSessionWatch.ts'
import { useText } from '../lib/text.tsx'
import { LoadingOverlay, TopProgress } from '../ui/loading.tsx'
import { Toaster } from '../ui/Toaster.tsx'

const ActingBar = lazy(async () => ({ default: (await import('../features/acting/ActingBar.tsx')).ActingBar }))
const ForSignedIn = lazy(async () => ({ default: (await import('./ForSignedIn.tsx')).ForSignedIn }))

/** Around every layout: what outlives a change of page. */
export function Root() {
  const t = useText()
  const session = useSessionWatch()
  const isFetching = useIsFetching() > 0
  const isChanging = useNavigation().state !== 'idle'
  return (
    <>
      <TopProgress active={isFetching || isChanging} />
      <Suspense>{session?.acting && <ActingBar session={session} />}</Suspense>
      <Outlet />
      <Suspense>{session && <ForSignedIn person={session.user.id} />}</Suspense>
      <ProductZoom />
      <LoadingOverlay active={isChanging} label={t('shell.loading')} />
      <Toaster label={t('shell.toastRegion')} closeLabel={t('shell.close')} />
      <ScrollRestoration />
    </>
  )
}
