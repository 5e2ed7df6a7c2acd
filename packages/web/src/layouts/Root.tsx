import { Suspense, useDeferredValue } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { usePlaceOfVisitor } from '../features/people/addresses/usePlaceOfVisitor.ts'
import { ProductZoom } from '../features/shopping/product-page/ProductZoom.tsx'
import { useSessionWatch } from '../features/people/sessions/useSessionWatch.ts'
import { partOfBrowser } from '../lib/lazy-part.tsx'
import { useSession } from '../lib/session.ts'
import { siteTexts } from '../lib/site-texts.ts'
import { useText } from '../lib/text.tsx'
import { useIsUnderWay } from '../lib/under-way.ts'
import { IconSheet } from '../ui/Icon.tsx'
import { LoadingOverlay, TopProgress } from '../ui/loading.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { Arrival } from './Arrival.tsx'
import { LostNotice } from './LostNotice.tsx'
import { layoutTexts } from './texts.ts'

const ActingBar = partOfBrowser(async () => (await import('../features/people/impersonation/ActingBar.tsx')).ActingBar)
const ForSignedIn = partOfBrowser(async () => (await import('./ForSignedIn.tsx')).ForSignedIn)

/** Root outlives changes of page; what changes often is in small components, so that the page is not drawn again. */
export function Root() {
  const t = useText()
  return (
    <>
      <IconSheet />
      <Progress />
      <Acting />
      <Outlet />
      <Arrival />
      <Somebody />
      <ProductZoom />
      <LostNotice />
      <Toaster label={t(layoutTexts.toastRegion)} closeLabel={t(siteTexts.close)} />
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
      <LoadingOverlay active={isChanging} label={t(siteTexts.loading)} />
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

/** The session is deferred, because after a fallback React would hold back the page itself for 0.3 s. */
const useUnhurriedSession = () => useDeferredValue(useSession())
