import type { dispatchRuns } from '@bra/contract/dispatch/dispatch-runs'
import type { Reply } from '@bra/contract/kit/api'
import { timeOf } from '@bra/contract/trade/moments'
import { CloudOff } from 'lucide-react'
import { useEnv } from '../../../lib/env.ts'
import { Notice } from '../../../ui/states.tsx'
import { dispatchRunTexts } from './dispatch-run-texts.ts'

type Outage = Pick<Reply<typeof dispatchRuns.figures>, 'contingency' | 'unsent_documents'>

export function OutageNotice({ outage: { contingency, unsent_documents: unsent } }: { outage: Outage }) {
  const { t, visit } = useEnv()
  if (contingency === null && unsent === 0) return null
  return (
    <div role="status">
      <Notice tone="buriti" icon={<CloudOff aria-hidden size={20} strokeWidth={1.75} />}>
        {unsent > 0 || contingency === null
          ? t(dispatchRunTexts.unsentDocuments, { count: unsent })
          : t(dispatchRunTexts.contingency, {
              service: contingency.service,
              since: timeOf(contingency.since, visit.language),
            })}
      </Notice>
    </div>
  )
}
