import { useParams, useSearchParams } from 'react-router'
import { ComplaintsList } from '../../features/care/complaints/ComplaintsList.tsx'
import { pagesOfStore, useComplaintNews } from '../../features/care/complaints/complaints.data.ts'
import { complaintTexts } from '../../features/care/complaints/texts.ts'
import { AnswerPanel } from '../../features/care/complaints/thread/AnswerPanel.tsx'
import { ComplaintFrame } from '../../features/care/complaints/thread/ComplaintFrame.tsx'
import { useStoreOfPage } from '../../features/stores/stores/own-stores.data.ts'
import { layoutTexts } from '../../layouts/texts.ts'
import { complaintPaths } from '../../lib/complaint-paths.ts'
import { Head } from '../../lib/head.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { pageTitles } from '../../lib/page-titles.ts'
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
  const title = t(officeTitles.storeComplaints)
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t(layoutTexts.orders), path: paths.storeOrders(storeId) }]}>
        <PageHeading className="mt-1 sm:mt-3">{title}</PageHeading>
      </PageTop>
      <ComplaintsList
        list={list}
        you="store"
        pathOf={({ id }) => complaintPaths.ofStore(storeId, id)}
        none={{ title: t(complaintTexts.noneOfStore), hint: t(complaintTexts.noneOfStoreHint) }}
      />
    </>
  )
}

function OneComplaint({ id, storeId }: { id: number; storeId: number }) {
  const t = useText()
  return (
    <ComplaintFrame
      id={id}
      you="store"
      parents={[
        { name: t(layoutTexts.orders), path: paths.storeOrders(storeId) },
        { name: t(pageTitles.complaints), path: complaintPaths.ofStore(storeId) },
      ]}
      orderPath={({ store_order_id: parcel }) => paths.storeOrder(storeId, parcel)}
      Panel={AnswerPanel}
    />
  )
}
