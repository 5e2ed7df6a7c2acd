import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { companyQuery } from '../../features/stores/companies/companies.data.ts'
import { companyTexts } from '../../features/stores/companies/texts.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { useText } from '../../lib/text.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { companyTabs } from './company-tabs.ts'

export default function CompanyPage() {
  const t = useText()
  const [query] = useSearchParams()
  const { change } = useAddress()
  const company = useQuery(companyQuery)
  const { id, Tab } = companyTabs.find((tab) => tab.id === query.get('aba')) ?? companyTabs[0]!
  const waiting = <Skeleton className="h-96 max-w-2xl" />
  return (
    <>
      <Head title={t(officeTitles.company)} hidden />
      <PageTop title={t(officeTitles.company)} />
      <div className="mt-4">
        <Tabs
          label={t(companyTexts.tabs)}
          tabs={companyTabs.map((tab) => ({ id: tab.id, label: t(tab.text) }))}
          selected={id}
          onSelect={(aba) => change({ aba: aba === companyTabs[0]!.id ? '' : aba })}
        >
          <Answer to={company} title={t(companyTexts.loadFailed)} waiting={waiting}>
            {({ company: known }) => (
              <Suspense fallback={waiting}>
                <Tab company={known} />
              </Suspense>
            )}
          </Answer>
        </Tabs>
      </div>
    </>
  )
}
