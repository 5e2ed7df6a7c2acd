import { z } from 'zod'
import { both } from '../kit/both.ts'
import { Product } from '../catalogue/catalog.schemas.ts'
import { Instant, Page, paged } from '../kit/shapes.ts'
import { Done } from '../people/people.schemas.ts'
import { editions, extras, finishes, languages, offerConditions } from '../trade/trade.ts'

const SharedKind = z.enum(
  ['wants', 'collection'],
  both('Escolha os desejos ou a coleção.', 'Choose the wish list or the collection.'),
)
export type SharedKind = z.output<typeof SharedKind>

const SharedLink = z.object({ kind: SharedKind, secret: z.string(), created_at: Instant })
export type SharedLink = z.output<typeof SharedLink>

/** What anybody may know of a want or of owned copies: never a price that was paid or a limit, nor a note. */
const SharedCard = z.object({
  product: Product,
  quantity: z.int(),
  /** Of a want this condition or better, or null for any; of a collection this very one. */
  condition: z.enum(offerConditions).nullable(),
  languages: z.array(z.enum(languages)),
  finishes: z.array(z.enum(finishes)),
  edition: z.enum(editions).nullable(),
  any_edition: z.boolean(),
  extras: z.array(z.enum(extras)),
})
export type SharedCard = z.output<typeof SharedCard>

export const sharedListsSchemas = {
  links: { reply: z.object({ links: z.array(SharedLink) }) },
  /** There is one link for each kind: asking again returns the same. */
  share: { body: z.object({ kind: SharedKind }), reply: Done.extend({ link: SharedLink }) },
  end: { params: z.object({ kind: SharedKind }), reply: Done },
  /** 48 cards a page, by set and number, with the prices of whoever looks. */
  show: {
    params: z.object({ secret: z.string().max(100) }),
    query: z.object({ page: Page }),
    reply: paged('cards', SharedCard).extend({ kind: SharedKind, first_name: z.string() }),
  },
}
