import { Link } from 'react-router'
import { CheckoutView } from '../../features/orders/checkout/CheckoutView.tsx'
import { checkoutTexts } from '../../features/orders/checkout/texts.ts'
import { blockedQuery } from '../../features/stores/shipping/shipping.data.ts'
import { Head } from '../../lib/head.tsx'
import { pageTitles } from '../../lib/page-titles.ts'
import { loadParts } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { loneLinkStyle } from '../../ui/linkStyle.ts'

export const loader = loadParts(() => [blockedQuery])

export default function CheckoutPage() {
  const t = useText()
  return (
    <>
      <Head title={t(pageTitles.checkout)} hidden />
      <Link to={paths.cart()} className={`${loneLinkStyle} inline-flex min-h-6 items-center text-label`}>
        ‹ {t(checkoutTexts.back)}
      </Link>
      <h1 className="mt-1">{t(pageTitles.checkout)}</h1>
      <CheckoutView />
    </>
  )
}
