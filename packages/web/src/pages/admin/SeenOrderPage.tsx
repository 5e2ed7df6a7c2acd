import { money } from '@bra/contract/trade/format'
import { orderSearch } from '@bra/contract/office/order-search'
import type { SeenOrder } from '@bra/contract/office/order-search.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { DecideParcel } from '../../features/care/disputes/DecideParcel.tsx'
import { DecideReturn } from '../../features/care/disputes/DecideReturn.tsx'
import { SettleRefunds } from '../../features/care/disputes/SettleRefunds.tsx'
import { CentreActions } from '../../features/office/order-search/CentreActions.tsx'
import { ledgerTexts } from '../../features/office/order-search/ledger-texts.ts'
import { PaymentsPanel } from '../../features/office/order-search/PaymentsPanel.tsx'
import { Postings } from '../../features/office/order-search/Postings.tsx'
import { SeenParcelPanel } from '../../features/office/order-search/SeenParcels.tsx'
import { orderSearchTexts } from '../../features/office/order-search/texts.ts'
import { creditTexts } from '../../features/orders/orders/credit-texts.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { useEnv } from '../../lib/env.ts'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { moment } from '@bra/contract/trade/moments'
import { idOf, paths } from '../../lib/paths.ts'
import { ask } from '../../lib/query.ts'
import { useText } from '../../lib/text.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { loneLinkStyle } from '../../ui/linkStyle.ts'

export const loader = loadFrame('id')

export default function SeenOrderPage() {
  const t = useText()
  const id = idOf(useParams().id)!
  const answer = useQuery(ask(orderSearch.order, { params: { id } }))
  const title = t(orderSearchTexts.order, { id: String(id) })
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t(officeTitles.foundOrders), path: paths.admin('orders') }]} />
      <div className="mt-4 grid gap-4">
        <Answer to={answer}>
          {(order) => (
            <>
              <OrderFacts order={order} />
              {order.parcels.map((parcel) => (
                <SeenParcelPanel key={parcel.id} parcel={parcel}>
                  <CentreActions orderId={order.id} parcel={parcel} />
                  <DecideParcel parcel={parcel} />
                  {parcel.state === 'returning' && parcel.return_contested_at && <DecideReturn parcel={parcel} />}
                </SeenParcelPanel>
              ))}
              {order.refused_cents > 0 && <SettleRefunds order={order} />}
              <PaymentsPanel payments={order.payments} />
              <section aria-label={t(ledgerTexts.postings)}>
                <h2 className="mb-3 text-h3">{t(ledgerTexts.postings)}</h2>
                {order.postings.length === 0 && <p className="text-ink-2">{t(ledgerTexts.noPostings)}</p>}
                <Postings postings={order.postings} label={t(ledgerTexts.postings)} />
              </section>
            </>
          )}
        </Answer>
      </div>
    </>
  )
}

function OrderFacts({ order }: { order: SeenOrder }) {
  const { t, visit } = useEnv()
  const buyer = (
    <Link to={paths.person(order.buyer.id)} className={loneLinkStyle}>
      {order.buyer.name}
    </Link>
  )
  const byCredit: [string, string][] =
    order.credit_cents > 0 ? [[t(creditTexts.ofTotal), money(order.credit_cents)]] : []
  return (
    <section aria-label={t(orderSearchTexts.facts)} className="panel p-4 sm:p-5">
      <Facts
        facts={[
          [t(orderSearchTexts.buyer), buyer],
          [t(orderSearchTexts.placed), moment(order.created_at, visit.language)],
          [t(orderSearchTexts.payUntil), moment(order.pay_until, visit.language)],
          [t(orderSearchTexts.goods), money(order.goods_cents)],
          [t(orderSearchTexts.freight), money(order.freight_cents)],
          [t(orderSearchTexts.total), money(order.total_cents)],
          ...byCredit,
          [t(orderSearchTexts.address), order.address],
        ]}
      />
    </section>
  )
}
