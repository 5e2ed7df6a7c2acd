import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ComplaintsTab } from '../../features/care/complaints/ComplaintsTab.tsx'
import { complaintQuery, useComplaintNews } from '../../features/care/complaints/complaints.data.ts'
import { titleOf } from '../../features/care/complaints/complaint-words.ts'
import { AnswerPanel } from '../../features/care/complaints/thread/AnswerPanel.tsx'
import { ComplaintHead } from '../../features/care/complaints/thread/ComplaintHead.tsx'
import { ComplaintView } from '../../features/care/complaints/thread/ComplaintView.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { complaintPaths } from '../../lib/complaint-paths.ts'
import { Head } from '../../lib/head.tsx'
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
  const title = t('pages.complaints')
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t('pages.account'), path: paths.account() }]}>
        <PageHeading className="mt-1 sm:mt-3">{title}</PageHeading>
      </PageTop>
      <ComplaintsTab level={2} />
    </>
  )
}

function OneComplaint({ id }: { id: number }) {
  const t = useText()
  useComplaintNews()
  const answer = useQuery({ ...complaintQuery('client', id), refetchOnWindowFocus: true })
  const name = t('complaints.short', { id: String(id) })
  const parents = [
    { name: t('pages.account'), path: paths.account() },
    { name: t('pages.complaints'), path: complaintPaths.list() },
  ]
  return (
    <>
      <Head title={answer.data ? titleOf(t, answer.data) : name} hidden />
      <PageTop title={name} parents={parents}>
        {answer.data ? (
          <ComplaintHead
            complaint={answer.data}
            orderPath={paths.order(answer.data.order_id, answer.data.store_order_id)}
          />
        ) : (
          <h1 className="mt-1 sm:mt-3">{name}</h1>
        )}
      </PageTop>
      <Answer to={answer} className="mt-5" room="h-[40rem] rounded-panel" endsPage>
        {(complaint) => <ComplaintView complaint={complaint} answer={<AnswerPanel complaint={complaint} />} />}
      </Answer>
    </>
  )
}
