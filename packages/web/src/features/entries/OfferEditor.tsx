import { lazyPart } from '../../lib/lazy-part.tsx'

/** The form of an offer comes when one is opened. */
export const OfferEditor = lazyPart(
  ['entering', 'photos', 'form'],
  async () => (await import('./EditOfferDialog.tsx')).EditOfferDialog,
)
