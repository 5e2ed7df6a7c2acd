import { BestBasket } from '../../features/baskets/BestBasket.tsx'
import { CartView } from '../../features/cart/CartView.tsx'
import { blockedQuery } from '../../features/shipping/shipping.data.ts'
import { PageTop } from '../../layouts/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadParts } from '../../lib/page.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadParts(() => [blockedQuery])

/** What is about to be bought, by the parcels it comes in. */
export default function CartPage() {
  const t = useText()
  return (
    <>
      <Head title={t('pages.cart')} hidden />
      <PageTop title={t('pages.cart')} />
      <BestBasket />
      <CartView />
    </>
  )
}
