import type { Tx } from '@bra/server/platform/db'
import { demoBoxes } from '../boxes.ts'

export const seedBoxes = (tx: Tx, { storeId, now }: { storeId: number; now: Date }) =>
  tx
    .insertInto('boxes')
    .values(
      demoBoxes.map(({ name, sides: [length, width, height], grams, maxCards }) => ({
        ...{ store_id: storeId, name, length_cm: length, width_cm: width, height_cm: height },
        ...{ weight_grams: grams, max_cards: maxCards, created_at: now },
      })),
    )
    .execute()
