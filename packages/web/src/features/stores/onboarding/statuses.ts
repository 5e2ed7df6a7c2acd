import type { SiteText } from '@bra/contract/kit/both'
import type { StoreStatus } from '@bra/contract/stores/store-life'
import { storeStateTexts } from '../../../lib/store-state-texts.ts'
import type { Tone } from '../../../ui/Badge.tsx'

export const statusTexts: Record<StoreStatus, { text: SiteText; tone: Tone }> = {
  review: { text: storeStateTexts.review, tone: 'anil' },
  refused: { text: storeStateTexts.refused, tone: 'urucum' },
  open: { text: storeStateTexts.open, tone: 'mata' },
  vacation: { text: storeStateTexts.vacation, tone: 'buriti' },
  suspended: { text: storeStateTexts.suspended, tone: 'urucum' },
  closed: { text: storeStateTexts.closed, tone: 'neutral' },
}
