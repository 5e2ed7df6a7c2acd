import { redirect, useParams } from 'react-router'
import { OrderView } from './OrderView.tsx'
import { ordersTexts } from '../../features/orders/orders/texts.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { partOfPage } from '../../lib/lazy-part.tsx'
import { Head } from '../../lib/head.tsx'
import { loadPage, refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

const parcelTrouble = () => import('../../features/care/complaints/ParcelTrouble.tsx')
const ComplaintsOfParcel = partOfPage(async () => (await parcelTrouble()).ComplaintsOfParcel)
const TroubleButton = partOfPage(async () => (await parcelTrouble()).TroubleButton)

const BrokenOfParcel = partOfPage(
  async () => (await import('../../features/prices/broken-sales/BrokenOfParcel.tsx')).BrokenOfParcel,
)

const PapersOfParcel = partOfPage(
  async () => (await import('../../features/dispatch/invoices/PapersOfParcel.tsx')).PapersOfParcel,
)

const FindElsewhere = partOfPage(
  async () => (await import('../../features/shopping/baskets/FindElsewhere.tsx')).FindElsewhere,
)

/** Only the browser knows the session, so the server draws the page without the order. */
export const loader = loadPage(({ params }) => {
  if (!params.id) throw redirect(paths.orders())
  if (!idOf(params.id)) refusePage()
  return []
})

export default function OrderPage() {
  const t = useText()
  const id = idOf(useParams().id)!
  const title = t(ordersTexts.order, { id: String(id) })
  return (
    <>
      <Head title={title} hidden />
      <PageTop
        title={title}
        parents={[
          { name: t(pageTitles.account), path: paths.account() },
          { name: t(ordersTexts.orders), path: paths.orders() },
        ]}
      />
      <OrderView
        key={id}
        id={id}
        acts={(parcel) => <TroubleButton parcel={parcel} />}
        besides={(parcel, order) => (
          <>
            <PapersOfParcel parcelId={parcel.id} orderId={order.order_id} />
            <BrokenOfParcel parcel={parcel} orderId={order.order_id} />
            <FindElsewhere parcel={parcel} order={order} />
            <ComplaintsOfParcel parcel={parcel} orderId={order.order_id} />
          </>
        )}
      />
    </>
  )
}
