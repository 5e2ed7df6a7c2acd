import { boxes } from '@bra/contract/dispatch/boxes'
import type { Box } from '@bra/contract/dispatch/boxes.schemas'
import { CallError } from '../../../lib/call.ts'
import { ask } from '../../../lib/query.ts'
import type { Translate } from '../../../lib/text.tsx'
import { boxTexts } from './texts.ts'

export type ListedBox = Box & { open: number }

export const boxesQuery = (storeId: number) => ask(boxes.list, { params: { id: storeId } })

/** Returns "16 × 11 × 2 cm". */
export const sidesOf = ({ length_cm: length, width_cm: width, height_cm: height }: Box) =>
  `${length} × ${width} × ${height} cm`

/** Shows the server's own words for a refusal, and a general text for any other failure. */
export const whyNotRemoved = (error: unknown, t: Translate) =>
  (error instanceof CallError && error.status < 500 && error.message) || t(boxTexts.removeFailed)
