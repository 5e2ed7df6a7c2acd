import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Answer, together } from '../../../lib/Answer.tsx'
import { useText } from '../../../lib/text.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Notice } from '../../../ui/states.tsx'
import { useOwnStores } from '../stores/own-stores.data.ts'
import { expiredQuery, isLive, useSignatures } from './plan-tab.data.ts'
import { planTabTexts } from './plan-tab-texts.ts'
import { PlanOfStore } from './PlanOfStore.tsx'
import { plansOnOffer, plansQuery } from './subscriptions.data.ts'

export function PlanTab() {
  const t = useText()
  const { current, isPending } = useOwnStores()
  if (current) return <Loaded key={current.id} storeId={current.id} />
  return isPending ? <Waiting /> : <p className="text-ink-2">{t(planTabTexts.noStore)}</p>
}

function Loaded({ storeId }: { storeId: number }) {
  const t = useText()
  const plans = useQuery(plansQuery)
  const signatures = useSignatures(storeId)
  const data = plans.data && signatures.data && { ...plans.data, ...signatures.data }
  return (
    <div className="grid gap-5">
      <ExpiredNotice />
      <Answer to={{ ...together(plans, signatures), data }} title={t(planTabTexts.failed)} waiting={<Waiting />}>
        {(known) => (
          <PlanOfStore
            storeId={storeId}
            plans={plansOnOffer(known.plans)}
            own={known.stores[0]!}
            signature={known.signatures.find(isLive)}
            readAt={signatures.dataUpdatedAt}
          />
        )}
      </Answer>
    </div>
  )
}

const Waiting = () => (
  <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
    <Skeleton className="h-[34rem]" />
    <Skeleton className="h-96" />
  </div>
)

/** Warns that a plan ended and that nothing follows it. */
function ExpiredNotice() {
  const { data } = useQuery(expiredQuery)
  if (!data?.erro || !data.message) return null
  return (
    <div role="status">
      <Notice tone="buriti" icon={<TriangleAlert aria-hidden size={20} strokeWidth={1.75} />}>
        {data.message}
      </Notice>
    </div>
  )
}
