import { disputes } from '@bra/contract/disputes'
import { lookups } from '@bra/contract/lookups'
import type { SeenDispute } from '@bra/contract/disputes.schemas'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ActsOn } from '../../features/audit/ActsOn.tsx'
import { DisputeSummary } from '../../features/disputes/DisputeSummary.tsx'
import { ParcelProofPanel } from '../../features/disputes/ParcelProofPanel.tsx'
import { PaymentsPanel } from '../../features/lookups/PaymentsPanel.tsx'
import { SeenParcelPanel } from '../../features/lookups/SeenParcels.tsx'
import { PageTop } from '../../layouts/PageTop.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { loadPage, refusePage } from '../../lib/page.ts'
import { idOf } from '../../lib/paths.ts'
import { ask } from '../../lib/query.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadPage(({ params }) => (idOf(params.id) ? [] : refusePage()))

/** A payment whose holder asked the bank for the money: what speaks for whom, and the decision. */
export default function DisputePage() {
  const t = useText()
  const id = idOf(useParams().id)!
  const answer = useQuery(ask(disputes.show, { params: { id } }))
  const order = answer.data?.order_id
  const title = order === undefined ? t('office.dispute') : t('disputes.of', { id: String(order) })
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
              <ActsOn title={t('disputes.history')} subject={`dispute:${id}`} />
            </>
          )}
        </Answer>
      </div>
    </>
  )
}

/** Beside what speaks for each parcel, the parcel itself. */
function DisputedOrder({ dispute }: { dispute: SeenDispute }) {
  const answer = useQuery(ask(lookups.order, { params: { id: dispute.order_id } }))
  return (
    <Answer to={answer}>
      {(order) => (
        <>
          {order.parcels.map((parcel) => (
            <div key={parcel.id} className="grid items-start gap-4 xl:grid-cols-2">
              {dispute.proofs
                .filter(({ parcel_id: of }) => of === parcel.id)
                .map((proof) => (
                  <ParcelProofPanel key={proof.parcel_id} proof={proof} />
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
