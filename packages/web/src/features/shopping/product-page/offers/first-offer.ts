export const OFFERS_ID = 'ofertas'

/** Each offer is drawn twice, for phone and desktop, so the first that is visible gets the focus. */
export function showFirstOffer() {
  const section = document.getElementById(OFFERS_ID)
  const stores = [...(section?.querySelectorAll<HTMLElement>('[data-offer]') ?? [])]
  stores.find((store) => store.offsetParent !== null)?.focus({ preventScroll: true })
  section?.scrollIntoView({ behavior: 'smooth' })
}
