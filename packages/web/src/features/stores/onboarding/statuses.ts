import type { StoreStatus } from '@bra/contract/stores/store-life'
import type { TextKey } from '../../../text/keys.ts'
import type { Tone } from '../../../ui/Badge.tsx'

export const statusTexts: Record<StoreStatus, { text: TextKey; tone: Tone }> = {
  review: { text: 'opening.status_review', tone: 'anil' },
  refused: { text: 'opening.status_refused', tone: 'urucum' },
  open: { text: 'opening.status_open', tone: 'mata' },
  vacation: { text: 'opening.status_vacation', tone: 'buriti' },
  suspended: { text: 'opening.status_suspended', tone: 'urucum' },
  closed: { text: 'opening.status_closed', tone: 'neutral' },
}
