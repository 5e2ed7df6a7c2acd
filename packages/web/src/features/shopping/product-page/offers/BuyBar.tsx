import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { money } from '@bra/contract/trade/format'
import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { AddButton } from './AddButton.tsx'
import { offerTexts } from './texts.ts'

interface BuyBarProps {
  offer: StoreOffer
  after: RefObject<HTMLElement | null>
}

export function BuyBar({ offer, after }: BuyBarProps) {
  const t = useText()
  const isPast = useIsPast(after)
  if (!isPast) return null
  const { total_cents: total, price_cents: price } = offer
  return (
    <div
      role="group"
      aria-label={t(offerTexts.bar)}
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-line bg-surface px-4 py-2.5 lg:hidden"
    >
      <p className="min-w-0 flex-1 font-bold tabular-nums">
        {total === null ? <Money cents={price} size="large" /> : t(offerTexts.withFreight, { price: money(total) })}
      </p>
      <AddButton offer={offer} best />
    </div>
  )
}

function useIsPast(place: RefObject<HTMLElement | null>) {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    // what lies below the window counts as seen, so that a jump over the place is noticed too
    const watching = new IntersectionObserver(([seen]) => seen && setPast(!seen.isIntersecting), {
      rootMargin: '0px 0px 100000px',
    })
    watching.observe(place.current!)
    return () => watching.disconnect()
  }, [place])
  return isPast
}
