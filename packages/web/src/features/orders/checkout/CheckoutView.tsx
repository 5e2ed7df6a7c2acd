import { useQuery } from '@tanstack/react-query'
import { sessions } from '@bra/contract/people/sessions'
import { Link, useSearchParams } from 'react-router'
import { idOf, paths } from '../../../lib/paths.ts'
import { ask } from '../../../lib/query.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { CartGate } from '../cart/CartGate.tsx'
import { CartCheckout } from './CartCheckout.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { OrderCheckout } from './OrderCheckout.tsx'
import { checkoutTexts } from './texts.ts'
import { useBuying } from './useBuying.ts'

/** Buys what is in the cart, or pays the waiting order that `?pedido=` names. */
export function CheckoutView() {
  const [query] = useSearchParams()
  const orderId = idOf(query.get('pedido') ?? undefined)
  const buying = useBuying()
  const { data: person } = useQuery(ask(sessions.currentUser, {}))
  if (person?.adult === false) return <AdultsOnly />
  if (orderId !== null) return <OrderCheckout id={orderId} buying={buying} />
  return (
    <CartGate waiting={<CheckoutSkeleton />}>
      <CartCheckout buying={buying} />
    </CartGate>
  )
}

function AdultsOnly() {
  const t = useText()
  return (
    <EmptyState
      picture="/media/scenes/owl.svg"
      title={t(checkoutTexts.adults)}
      action={
        <Link to={paths.cart()} className={buttonStyle('solid')}>
          {t(checkoutTexts.toCart)}
        </Link>
      }
    >
      {t(checkoutTexts.adultsHint)}
    </EmptyState>
  )
}
