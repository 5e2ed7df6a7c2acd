import { z } from 'zod'
import { both } from '../kit/both.ts'
import { Id, Instant } from '../kit/shapes.ts'
import { Done } from '../people/people.schemas.ts'
import { finishes, languages, offerConditions } from '../trade/trade.ts'

const LIMIT = both('Escolha um número de 0 a 999.', 'Choose a number from 0 to 999.')
const OfStore = z.object({ store_id: Id })

export const LowOffer = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  condition: z.enum(offerConditions),
  language: z.enum(languages),
  finish: z.enum(finishes),
  quantity: z.int(),
  noticed_at: Instant,
})
export type LowOffer = z.output<typeof LowOffer>

export const stockAlertsSchemas = {
  /** The threshold is null for a store that is not told; the offers are the newest ones, `total` counts all. */
  show: {
    params: OfStore,
    reply: z.object({ threshold: z.int().nullable(), offers: z.array(LowOffer), total: z.int() }),
  },
  choose: { body: OfStore.extend({ threshold: z.int(LIMIT).min(0, LIMIT).max(999, LIMIT).nullable() }), reply: Done },
  /** Takes offers from the list; a store is told of them anew once they were restocked and sold again. */
  putAway: {
    body: OfStore.extend({
      ids: z.array(Id).min(1, both('Escolha ao menos uma oferta.', 'Choose at least one offer.')).max(100),
    }),
    reply: Done,
  },
}
