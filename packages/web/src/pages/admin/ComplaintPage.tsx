import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { complaintQuery } from '../../features/care/complaints/complaints.data.ts'
import { titleOf } from '../../features/care/complaints/complaint-words.ts'
import { DecidePanel } from '../../features/care/complaints/deciding/DecidePanel.tsx'
import { ComplaintHead } from '../../features/care/complaints/thread/ComplaintHead.tsx'
import { ComplaintView } from '../../features/care/complaints/thread/ComplaintView.tsx'
import { ActsOn } from '../../features/people/audit/ActsOn.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { complaintPaths } from '../../lib/complaint-paths.ts'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadFrame('id')

const POLL_MS = 30_000

export default function ComplaintPage() {
  const t = useText()
  const id = idOf(useParams().id)!
  const answer = useQuery({ ...complaintQuery('operator', id), refetchInterval: POLL_MS, staleTime: 0 })
  const name = t('complaints.short', { id: String(id) })
  return (
    <>
      <Head title={answer.data ? titleOf(t, answer.data) : name} hidden />
      <PageTop title={name} parents={[{ name: t('pages.complaints'), path: complaintPaths.admin() }]}>
        {answer.data ? (
          <ComplaintHead complaint={answer.data} orderPath={paths.adminOrder(answer.data.order_id)} />
        ) : (
          <h1 className="mt-1 sm:mt-3">{name}</h1>
        )}
      </PageTop>
      <Answer to={answer} className="mt-5" room="h-[40rem] rounded-panel" endsPage>
        {(complaint) => (
          <>
            <ComplaintView complaint={complaint} answer={<DecidePanel complaint={complaint} />} />
            <div className="mt-5">
              <ActsOn title={t('disputes.history')} subject={`complaint:${id}`} />
            </div>
          </>
        )}
      </Answer>
    </>
  )
}
