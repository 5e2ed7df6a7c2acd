import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { companyQuery } from '../../features/stores/companies/companies.data.ts'
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
      <Head title={t('office.company')} hidden />
      <PageTop title={t('office.company')} />
      <div className="mt-4">
        <Tabs
          label={t('companies.tabs')}
          tabs={companyTabs.map((tab) => ({ id: tab.id, label: t(tab.text) }))}
          selected={id}
          onSelect={(aba) => change({ aba: aba === companyTabs[0]!.id ? '' : aba })}
        >
          <Answer to={company} title={t('companies.loadFailed')} waiting={waiting}>
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
