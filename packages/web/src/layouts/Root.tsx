import { useIsFetching } from '@tanstack/react-query'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { ProductZoom } from '../features/search/product/ProductZoom.tsx'
import { useText } from '../lib/text.tsx'
import { LoadingOverlay, TopProgress } from '../ui/loading.tsx'
import { Toaster } from '../ui/Toaster.tsx'

/** Around every layout: what outlives a change of page. */
export function Root() {
  const t = useText()
  const isFetching = useIsFetching() > 0
  const isChanging = useNavigation().state !== 'idle'
  return (
    <>
      <TopProgress active={isFetching || isChanging} />
      <Outlet />
      <ProductZoom />
      <LoadingOverlay active={isChanging} label={t('shell.loading')} />
      <Toaster label={t('shell.toastRegion')} closeLabel={t('shell.close')} />
      <ScrollRestoration />
    </>
  )
}
