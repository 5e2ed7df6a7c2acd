import { z } from 'zod'
import { periods } from './periods.ts'
import {
  ById,
  Cents,
  Day,
  Id,
  Instant,
  numeral,
  Page,
  paged,
  PerPage,
  ProductImage,
  Text,
  withoutBlanks,
} from '../kit/shapes.ts'

export const Client = z.object({
  name: z.string(),
  city: z.string(),
  uf: z.string(),
  orders: z.int(),
  units: z.int(),
  total_cents: Cents,
  first_at: Instant,
  last_at: Instant,
  last_sale_id: z.int(),
})
export type Client = z.output<typeof Client>

/** `now` is about the days of the period, `before` about as many days before them. */
const figure = <T extends z.ZodType>(of: T) => z.object({ now: of, before: of })

export const SetupStep = z.enum(['offers', 'boxes', 'taxes'])
export type SetupStep = z.output<typeof SetupStep>

export const Dashboard = z.object({
  todo: z.object({
    /** Counts parcels to prepare, by the last day to post them. */
    late: z.int(),
    today: z.int(),
    prepare: z.int(),
    /** Counts packed parcels to post by today, or later; those for pick-up wait for the buyer and are left out. */
    post_now: z.int(),
    post: z.int(),
    asked: z.int(),
    returns: z.int(),
    messages: z.int(),
    questions: z.int(),
    reviews: z.int(),
    /** Counts offers that sales left at the threshold of the store or below. */
    low_stock: z.int(),
    put_back: z.int(),
  }),
  to_set_up: z.array(SetupStep),
  sales_cents: figure(Cents),
  orders: figure(z.int()),
  ticket_cents: figure(Cents.nullable()),
  rating: figure(z.number().nullable()),
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
  /** The conversations that have waited longest for an answer come first. */
  conversations: z.array(z.object({ id: z.int(), order_id: z.int(), buyer: z.string(), unread: z.int() })),
})
export type Dashboard = z.output<typeof Dashboard>

export const storeDashboardSchemas = {
  clients: {
    body: withoutBlanks(z.object({ store_id: Id, page: Page, per_page: PerPage, search: Text.optional() })),
    reply: paged('clients', Client),
  },
  dashboard: {
    params: ById,
    query: withoutBlanks(z.object({ days: numeral(z.literal(periods)).default(30) })),
    reply: Dashboard,
  },
}
