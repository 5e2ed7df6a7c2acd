import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { ComplaintsList } from '../../features/care/complaints/ComplaintsList.tsx'
import { complaintQuery, pagesOfStore, useComplaintNews } from '../../features/care/complaints/complaints.data.ts'
import { titleOf } from '../../features/care/complaints/complaint-words.ts'
import { AnswerPanel } from '../../features/care/complaints/thread/AnswerPanel.tsx'
import { ComplaintHead } from '../../features/care/complaints/thread/ComplaintHead.tsx'
import { ComplaintView } from '../../features/care/complaints/thread/ComplaintView.tsx'
import { useStoreOfPage } from '../../features/stores/stores/own-stores.data.ts'
import { Answer } from '../../lib/Answer.tsx'
import { complaintPaths } from '../../lib/complaint-paths.ts'
import { Head } from '../../lib/head.tsx'
import { loadPage, refusePage } from '../../lib/page.ts'
import { PageHeading } from '../../lib/PageHeading.tsx'
import { PageTop } from '../../lib/PageTop.tsx'
import { usePages } from '../../lib/paged.tsx'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadPage(({ params: { store_id: storeId, id } }) =>
  idOf(storeId) && (!id || idOf(id)) ? [] : refusePage(),
)

export default function StoreComplaintsPage() {
  const { store_id: store, id } = useParams()
  const storeId = idOf(store)!
  const one = idOf(id)
  useStoreOfPage()
  useComplaintNews(storeId)
  return one ? <OneComplaint key={one} id={one} storeId={storeId} /> : <AllComplaints key={storeId} storeId={storeId} />
}

function AllComplaints({ storeId }: { storeId: number }) {
  const t = useText()
  const [query] = useSearchParams()
  const list = usePages(pagesOfStore(storeId, query))
  const title = t('office.storeComplaints')
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t('shell.orders'), path: paths.storeOrders(storeId) }]}>
        <PageHeading className="mt-1 sm:mt-3">{title}</PageHeading>
      </PageTop>
      <ComplaintsList
        list={list}
        you="store"
        pathOf={({ id }) => complaintPaths.ofStore(storeId, id)}
        none={{ title: t('complaints.noneOfStore'), hint: t('complaints.noneOfStoreHint') }}
      />
    </>
  )
}

function OneComplaint({ id, storeId }: { id: number; storeId: number }) {
  const t = useText()
  const answer = useQuery({ ...complaintQuery('store', id), refetchOnWindowFocus: true })
  const name = t('complaints.short', { id: String(id) })
  const parents = [
    { name: t('shell.orders'), path: paths.storeOrders(storeId) },
    { name: t('pages.complaints'), path: complaintPaths.ofStore(storeId) },
  ]
  return (
    <>
      <Head title={answer.data ? titleOf(t, answer.data) : name} hidden />
      <PageTop title={name} parents={parents}>
        {answer.data ? (
          <ComplaintHead complaint={answer.data} orderPath={paths.storeOrder(storeId, answer.data.store_order_id)} />
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
