import { z } from 'zod'
import { ById, Cents, Day, Id, Instant, Page, paged, PerPage, ProductImage, Text } from './shapes.ts'

/** Who bought, without a way to reach them. */
export const Client = z.object({
  name: z.string(),
  city: z.string(),
  uf: z.string(),
  orders: z.int(),
  units: z.int(),
  total_cents: Cents,
  first_at: Instant,
  last_at: Instant,
})
export type Client = z.output<typeof Client>

/** Of thirty days, beside the thirty before them. */
const figure = <T extends z.ZodType>(of: T) => z.object({ now: of, before: of })

export const Dashboard = z.object({
  /** What waits for the store: how many parcels, conversations and reviews. */
  todo: z.object({
    /** To be prepared, by the last day to post them. */
    late: z.int(),
    today: z.int(),
    prepare: z.int(),
    /** Packed: to be posted by today, or later. What a buyer comes for waits for the buyer. */
    post_now: z.int(),
    post: z.int(),
    asked: z.int(),
    returns: z.int(),
    messages: z.int(),
    reviews: z.int(),
  }),
  sales_cents: figure(Cents),
  orders: figure(z.int()),
  /** Null where nothing was sold. */
  ticket_cents: figure(Cents.nullable()),
  /** Null where nobody reviewed in those days. */
  rating: figure(z.number().nullable()),
  /** The last thirty, those without sales too. */
  days: z.array(z.object({ on: Day, cents: Cents, orders: z.int() })),
  cards: z.array(
    z.object({
      product_id: z.int(),
      name: z.string(),
      code: z.string(),
      product_image: z.array(ProductImage),
      units: z.int(),
      cents: Cents,
    }),
  ),
  clients: z.array(Client),
  /** Parcels about which a buyer wrote what nobody has read, the longest first. */
  conversations: z.array(z.object({ id: z.int(), order_id: z.int(), buyer: z.string(), unread: z.int() })),
})
export type Dashboard = z.output<typeof Dashboard>

export const salesSchemas = {
  /** Those who bought for most first. */
  clients: {
    body: z.object({ store_id: Id, page: Page, per_page: PerPage, search: Text.optional() }),
    reply: paged('clients', Client),
  },
  dashboard: { params: ById, reply: Dashboard },
}
