import { BestBasket } from '../../features/shopping/baskets/BestBasket.tsx'
import { useActiveCart } from '../../features/orders/cart/active-cart.ts'
import { CartView } from '../../features/orders/cart/CartView.tsx'
import { StandardOffer } from '../../features/prices/standards/StandardOffer.tsx'
import { blockedQuery } from '../../features/stores/shipping/shipping.data.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadParts } from '../../lib/page.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadParts(() => [blockedQuery])

export default function CartPage() {
  const t = useText()
  const { data: hasGoods } = useActiveCart(({ result }) => result.count > 0)
  return (
    <>
      <Head title={t('pages.cart')} hidden />
      <PageTop title={t('pages.cart')} />
      <CartView />
      <BestBasket />
      {hasGoods && <StandardOffer />}
    </>
  )
}
