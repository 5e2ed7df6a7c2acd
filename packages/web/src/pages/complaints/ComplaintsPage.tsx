import { useParams } from 'react-router'
import { useComplaintNews } from '../../features/care/complaints/complaints.data.ts'
import { ComplaintsTab } from '../../features/care/complaints/ComplaintsTab.tsx'
import { AnswerPanel } from '../../features/care/complaints/thread/AnswerPanel.tsx'
import { ComplaintFrame } from '../../features/care/complaints/thread/ComplaintFrame.tsx'
import { complaintPaths } from '../../lib/complaint-paths.ts'
import { Head } from '../../lib/head.tsx'
import { pageTitles } from '../../lib/page-titles.ts'
import { loadPage, refusePage } from '../../lib/page.ts'
import { PageHeading } from '../../lib/PageHeading.tsx'
import { PageTop } from '../../lib/PageTop.tsx'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadPage(({ params }) => (params.id && !idOf(params.id) ? refusePage() : []))

export default function ComplaintsPage() {
  const id = idOf(useParams().id)
  return id ? <OneComplaint key={id} id={id} /> : <AllComplaints />
}

function AllComplaints() {
  const t = useText()
  const title = t(pageTitles.complaints)
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t(pageTitles.account), path: paths.account() }]}>
        <PageHeading className="mt-1 sm:mt-3">{title}</PageHeading>
      </PageTop>
      <ComplaintsTab level={2} />
    </>
  )
}

function OneComplaint({ id }: { id: number }) {
  const t = useText()
  useComplaintNews()
  return (
    <ComplaintFrame
      id={id}
      you="client"
      parents={[
        { name: t(pageTitles.account), path: paths.account() },
        { name: t(pageTitles.complaints), path: complaintPaths.list() },
      ]}
      orderPath={({ order_id: order, store_order_id: parcel }) => paths.order(order, parcel)}
      Panel={AnswerPanel}
    />
  )
}
