import { useState } from 'react'
import { BestBasket } from '../../features/shopping/baskets/BestBasket.tsx'
import { useActiveCart } from '../../features/orders/cart/active-cart.ts'
import { CartView } from '../../features/orders/cart/CartView.tsx'
import { StandardOffer } from '../../features/prices/standards/StandardOffer.tsx'
import { blockedQuery } from '../../features/stores/shipping/shipping.data.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadParts } from '../../lib/page.ts'
import { useKnownSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { useVisitorsCart } from '../../lib/visitors-cart.ts'

export const loader = loadParts(() => [blockedQuery])

export default function CartPage() {
  const t = useText()
  const { data: hasGoods, isPending } = useActiveCart(({ result }) => result.count > 0)
  const session = useKnownSession()
  const isVisitors = useVisitorsCart()
  const isKnown = !isPending || (session === null && !isVisitors)
  // The part stays from then on: a cart that is being filled is asked for anew, and a dialog may be open.
  const [isSettled, settle] = useState(isKnown)
  if (isKnown && !isSettled) settle(true)
  return (
    <>
      <Head title={t(pageTitles.cart)} hidden />
      <PageTop title={t(pageTitles.cart)} />
      <CartView />
      {/* Before that, the cart would push it away under a press. */}
      {isSettled && <BestBasket />}
      {hasGoods && <StandardOffer />}
    </>
  )
}
