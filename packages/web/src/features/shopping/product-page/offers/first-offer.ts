export const OFFERS_ID = 'ofertas'

/** Brings the offers into sight and gives the focus to the first: the drawing of it that is shown at this width. */
export function showFirstOffer() {
  const section = document.getElementById(OFFERS_ID)
  const stores = [...(section?.querySelectorAll<HTMLElement>('[data-offer]') ?? [])]
  stores.find((store) => store.offsetParent !== null)?.focus({ preventScroll: true })
  section?.scrollIntoView({ behavior: 'smooth' })
}
