import type { Cart } from '@bra/contract/orders/cart.schemas'
import { money } from '@bra/contract/trade/format'
import { Truck } from 'lucide-react'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { paths } from '../../../lib/paths.ts'
import { useKnownSession } from '../../../lib/session.ts'
import { useVisitorsCart } from '../../../lib/visitors-cart.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton, SkeletonRows } from '../../../ui/Skeleton.tsx'
import { EmptyState, Notice } from '../../../ui/states.tsx'
import { useActiveCart } from './active-cart.ts'
import { CartGroupPanel } from './CartGroupPanel.tsx'
import { CartSummary, GoOn } from './CartSummary.tsx'
import { cartTexts } from './texts.ts'

const columns = 'mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21.25rem]'

export function CartView() {
  const t = useText()
  const answer = useActiveCart(({ result }) => result)
  const session = useKnownSession()
  const isVisitors = useVisitorsCart()
  if (session === null && !isVisitors) return <Empty />
  return (
    <Answer to={answer} title={t(cartTexts.failed)} className="mt-5" waiting={<CartSkeleton />}>
      {(cart) => (
        <>
          <p role="status" className="sr-only">
            {t(cartTexts.heard, { count: cart.count, total: money(cart.total_cents) })}
          </p>
          {cart.groups.length > 0 ? <Parcels cart={cart} /> : <Empty />}
        </>
      )}
    </Answer>
  )
}

function Parcels({ cart }: { cart: Cart }) {
  return (
    <>
      <div className={columns}>
        <div className="grid min-w-0 gap-5">
          <FreeDay day={cart.free_day} />
          {cart.groups.map((group) => (
            <CartGroupPanel key={group.store?.id ?? 'center'} group={group} hasCep={cart.cep !== null} />
          ))}
        </div>
        <CartSummary cart={cart} />
      </div>
      <PhoneBar cart={cart} />
    </>
  )
}

function FreeDay({ day }: { day: Cart['free_day'] }) {
  const t = useText()
  if (!day) return null
  const { name, minimum_cents: minimum } = day
  return (
    <Notice tone="mata" icon={<Truck aria-hidden size={20} strokeWidth={1.75} />}>
      {minimum ? t(cartTexts.freeDayFrom, { name, minimum: money(minimum) }) : t(cartTexts.freeDay, { name })}
    </Notice>
  )
}

function PhoneBar({ cart }: { cart: Cart }) {
  const t = useText()
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-2.5 lg:hidden"
    >
      <p className="flex-1">
        <span className="block text-caption whitespace-nowrap text-ink-3">
          {t(cart.freight_cents === null ? cartTexts.totalWithout : cartTexts.total)}
        </span>
        <Money cents={cart.total_cents} size="large" />
      </p>
      <GoOn cart={cart} />
    </div>
  )
}

function Empty() {
  const t = useText()
  return (
    <EmptyState
      picture="/media/scenes/basket.svg"
      title={t(cartTexts.empty)}
      action={
        <Link to={paths.cards()} className={buttonStyle('solid')}>
          {t(cartTexts.exploreCards)}
        </Link>
      }
    >
      {t(cartTexts.emptyHint)}
    </EmptyState>
  )
}

function CartSkeleton() {
  return (
    <div aria-hidden className={columns}>
      <SkeletonRows rows={3} className="h-36" />
      <Skeleton className="h-80 rounded-panel" />
    </div>
  )
}
