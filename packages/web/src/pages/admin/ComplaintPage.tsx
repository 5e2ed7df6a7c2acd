import { useParams } from 'react-router'
import { DecidePanel } from '../../features/care/complaints/deciding/DecidePanel.tsx'
import { ComplaintFrame } from '../../features/care/complaints/thread/ComplaintFrame.tsx'
import { disputeTexts } from '../../features/care/disputes/texts.ts'
import { ActsOn } from '../../features/people/audit/ActsOn.tsx'
import { complaintPaths } from '../../lib/complaint-paths.ts'
import { loadFrame } from '../../lib/load-frame.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadFrame('id')

const POLL_MS = 30_000

export default function ComplaintPage() {
  const t = useText()
  const id = idOf(useParams().id)!
  return (
    <>
      <ComplaintFrame
        key={id}
        id={id}
        you="operator"
        parents={[{ name: t(pageTitles.complaints), path: complaintPaths.admin() }]}
        orderPath={({ order_id: order }) => paths.adminOrder(order)}
        Panel={DecidePanel}
        pollEvery={POLL_MS}
      />
      <div className="mt-5">
        <ActsOn title={t(disputeTexts.history)} subject={`complaint:${id}`} />
      </div>
    </>
  )
}
