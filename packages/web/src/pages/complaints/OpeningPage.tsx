import type { ComplaintOptions } from '@bra/contract/care/complaints.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { optionsQuery } from '../../features/care/complaints/complaints.data.ts'
import { Opening } from '../../features/care/complaints/opening/Opening.tsx'
import { complaintTexts } from '../../features/care/complaints/texts.ts'
import { ordersTexts } from '../../features/orders/orders/texts.ts'
import { Answer } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { EmptyState } from '../../ui/states.tsx'

export const loader = loadFrame('parcel')

export default function OpeningPage() {
  const t = useText()
  const parcel = idOf(useParams().parcel)!
  const answer = useQuery(optionsQuery(parcel))
  const order = answer.data?.order_id
  const title = t(complaintTexts.problem)
  const parents = order
    ? [
        { name: t(ordersTexts.orders), path: paths.orders() },
        { name: t(ordersTexts.order, { id: String(order) }), path: paths.order(order, parcel) },
      ]
    : [{ name: t(ordersTexts.orders), path: paths.orders() }]
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={parents}>
        {answer.data ? <></> : <h1 className="mt-1 sm:mt-3">{title}</h1>}
      </PageTop>
      <Answer to={answer} className="mt-5" room="h-[32rem] rounded-panel" endsPage>
        {(options) =>
          options.reasons.length > 0 && options.free_cents > 0 ? (
            <Opening key={parcel} options={options} />
          ) : (
            <TooLate options={options} />
          )
        }
      </Answer>
    </>
  )
}

/** Shown if the money of the parcel is not held any more, or other complaints hold all of it. */
function TooLate({ options }: { options: ComplaintOptions }) {
  const t = useText()
  const { order_id: order, store_order_id: parcel, reasons } = options
  return (
    <EmptyState
      level={1}
      picture="/media/scenes/owl.svg"
      title={t(reasons.length > 0 ? complaintTexts.allContested : complaintTexts.tooLate)}
      action={
        <Link to={paths.order(order, parcel)} className={buttonStyle('solid')}>
          {t(complaintTexts.backToOrder)}
        </Link>
      }
    >
      {t(reasons.length > 0 ? complaintTexts.allContestedHint : complaintTexts.tooLateHint)}
    </EmptyState>
  )
}
