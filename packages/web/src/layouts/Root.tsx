import { useIsFetching } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { usePlaceOfVisitor } from '../features/addresses/usePlaceOfVisitor.ts'
import { ProductZoom } from '../features/search/product/ProductZoom.tsx'
import { useSessionWatch } from '../features/sessions/useSessionWatch.ts'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.tsx'
import { LoadingOverlay, TopProgress } from '../ui/loading.tsx'
import { Toaster } from '../ui/Toaster.tsx'

const actingBar = async () => (await import('../features/acting/ActingBar.tsx')).ActingBar
const forSignedIn = async () => (await import('./ForSignedIn.tsx')).ForSignedIn

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
  const isFetching = useIsFetching() > 0
  const isChanging = useNavigation().state !== 'idle'
  return (
    <>
      <TopProgress active={isFetching || isChanging} />
      <LoadingOverlay active={isChanging} label={t('shell.loading')} />
    </>
  )
}

function Acting() {
  const session = useSession()
  const ActingBar = useLater(Boolean(session?.acting), actingBar)
  return session?.acting && ActingBar && <ActingBar session={session} />
}

function Somebody() {
  useSessionWatch()
  usePlaceOfVisitor()
  const session = useSession()
  const ForSignedIn = useLater(session !== null, forSignedIn)
  return session && ForSignedIn && <ForSignedIn person={session.user.id} />
}

/** Without a Suspense, for nothing waits for it: React would hold back the page that comes next for 0.3 s. */
function useLater<P>(isWanted: boolean, load: () => Promise<ComponentType<P>>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    if (isWanted) void load().then((part) => setPart(() => part))
  }, [isWanted, load])
  return Part
}
