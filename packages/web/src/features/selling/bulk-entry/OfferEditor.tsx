import { lazyPart } from '../../../lib/lazy-part.tsx'

export const OfferEditor = lazyPart(async () => (await import('./EditOfferDialog.tsx')).EditOfferDialog)
