import { useEffect } from 'react'
import { flagCart } from './cart-flag.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { CountDot } from '../../../ui/IconButton.tsx'
import { useActiveCart } from './active-cart.ts'
import { cartLinkTexts } from './cart-link-texts.ts'

export function CartLink({ className }: { className: string }) {
  const t = useText()
  // Another tab may have changed the cart.
  const { data: count } = useActiveCart(({ result }) => result.count, true)
  useEffect(() => {
    if (count !== undefined) flagCart(count > 0)
  }, [count])
  return (
    <PageLink
      to={paths.cart()}
      aria-label={count ? t(cartLinkTexts.cartOf, { count }) : t(cartLinkTexts.cart)}
      className={`${className} relative`}
    >
      <Icon name="cart" />
      <span aria-hidden className="max-w-full truncate text-caption font-semibold max-lg:hidden">
        {t(cartLinkTexts.cart)}
      </span>
      {Boolean(count) && <CountDot count={count!} />}
    </PageLink>
  )
}
