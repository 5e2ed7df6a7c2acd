import type { SiteText } from '@bra/contract/kit/both'
import type { ComponentType } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { dashboardTexts } from '../../features/dispatch/store-dashboard/texts.ts'
import { OwnReviews } from '../../features/stores/reviews/OwnReviews.tsx'
import { ClientsView } from '../../features/dispatch/store-dashboard/ClientsView.tsx'
import { DashboardView } from '../../features/dispatch/store-dashboard/DashboardView.tsx'
import { useOwnStores } from '../../features/stores/stores/own-stores.data.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { tabRowStyle, tabStyle } from '../../ui/Tabs.tsx'

interface Tab {
  id: string
  text: SiteText
  View: ComponentType<{ storeId: number }>
}

const tabs: Tab[] = [
  { id: 'resumo', text: dashboardTexts.summary, View: DashboardView },
  { id: 'clientes', text: dashboardTexts.clients, View: ClientsView },
  { id: 'avaliacoes', text: dashboardTexts.reviews, View: OwnReviews },
]

export default function DashboardPage() {
  const t = useText()
  const [query] = useSearchParams()
  const { current, isPending } = useOwnStores()
  const { id, View } = tabs.find((tab) => tab.id === query.get('aba')) ?? tabs[0]!
  if (isPending) return <Skeleton className="mt-5 h-[40rem] rounded-panel" />
  if (!current) return <Navigate to={paths.myStores()} replace />
  return (
    <>
      <Head title={t(officeTitles.dashboard)} hidden />
      <PageTop title={t(officeTitles.dashboard)} />
      <nav aria-label={t(officeTitles.dashboard)} className={`mt-3 mb-5 ${tabRowStyle}`}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            to={tab.id === tabs[0]!.id ? '?' : `?aba=${tab.id}`}
            preventScrollReset
            aria-current={tab.id === id ? 'page' : undefined}
            className={tabStyle}
          >
            {t(tab.text)}
          </Link>
        ))}
      </nav>
      <View key={current.id} storeId={current.id} />
    </>
  )
}
