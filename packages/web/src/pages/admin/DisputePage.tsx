import { disputes } from '@bra/contract/care/disputes'
import { orderSearch } from '@bra/contract/office/order-search'
import type { SeenDispute } from '@bra/contract/care/disputes.schemas'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { disputeTexts } from '../../features/care/disputes/texts.ts'
import { ActsOn } from '../../features/people/audit/ActsOn.tsx'
import { DisputeSummary } from '../../features/care/disputes/DisputeSummary.tsx'
import { ParcelProofPanel } from '../../features/care/disputes/ParcelProofPanel.tsx'
import { PaymentsPanel } from '../../features/office/order-search/PaymentsPanel.tsx'
import { SeenParcelPanel } from '../../features/office/order-search/SeenParcels.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { loadPage, refusePage } from '../../lib/page.ts'
import { idOf } from '../../lib/paths.ts'
import { ask } from '../../lib/query.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadPage(({ params }) => (idOf(params.id) ? [] : refusePage()))

export default function DisputePage() {
  const t = useText()
  const id = idOf(useParams().id)!
  const answer = useQuery(ask(disputes.show, { params: { id } }))
  const order = answer.data?.order_id
  const title = order === undefined ? t(officeTitles.dispute) : t(disputeTexts.of, { id: String(order) })
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} />
      <div className="mt-4 grid gap-4">
        <Answer to={answer}>
          {(dispute) => (
            <>
              <DisputeSummary dispute={dispute} />
              <DisputedOrder dispute={dispute} />
              <ActsOn title={t(disputeTexts.history)} subject={`dispute:${id}`} />
            </>
          )}
        </Answer>
      </div>
    </>
  )
}

function DisputedOrder({ dispute }: { dispute: SeenDispute }) {
  const answer = useQuery(ask(orderSearch.order, { params: { id: dispute.order_id } }))
  return (
    <Answer to={answer}>
      {(order) => (
        <>
          {order.parcels.map((parcel) => (
            <div key={parcel.id} className="grid items-start gap-4 xl:grid-cols-2">
              {dispute.proofs
                .filter(({ parcel_id: of }) => of === parcel.id)
                .map((proof) => (
                  <ParcelProofPanel key={proof.parcel_id} proof={proof} parcel={parcel} />
                ))}
              <SeenParcelPanel parcel={parcel} />
            </div>
          ))}
          <PaymentsPanel payments={order.payments} />
        </>
      )}
    </Answer>
  )
}
