import { lazyPart } from '../../../lib/lazy-part.tsx'

/** The form is loaded when the first offer is opened. */
export const OfferEditor = lazyPart(async () => (await import('./EditOfferDialog.tsx')).EditOfferDialog)
