import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The heading takes the focus if the address names its parcel, or if the focused button disappears. */
export function useParcelFocus(parcel: StoreOrder) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isMine = useRef(false)
  const { hash } = useLocation()
  const isNamed = hash === `#pacote-${parcel.id}`

  useEffect(() => {
    if (!isNamed) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [isNamed])

  useEffect(() => {
    if (isMine.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    isMine.current = false
  }, [parcel])

  return { heading, keepFocus: () => (isMine.current = true) }
}
