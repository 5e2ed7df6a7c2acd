export const OFFERS_ID = 'ofertas'

/** Scrolls to the offers and focuses the first; of its two drawings, for phone and desktop, the one that is visible. */
export function showFirstOffer() {
  const section = document.getElementById(OFFERS_ID)
  const stores = [...(section?.querySelectorAll<HTMLElement>('[data-offer]') ?? [])]
  stores.find((store) => store.offsetParent !== null)?.focus({ preventScroll: true })
  section?.scrollIntoView({ behavior: 'smooth' })
}
