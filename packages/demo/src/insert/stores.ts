import { sql } from 'kysely'
import { DAY_MS, dayInBrazil } from '@bra/server/platform/clock'
import type { Tx } from '@bra/server/platform/db'
import { randomOf } from '../generate/random.ts'
import { demoStores } from '../stores.ts'
import type { DemoStore, StarsProfile } from '../world.types.ts'

/** Lowest and highest rate (0 to 1) of parcels posted on time, and of cancelled orders. */
const habits: Record<StarsProfile, { onTime: [number, number]; cancelled: [number, number] } | null> = {
  excellent: { onTime: [0.965, 0.998], cancelled: [0.002, 0.009] },
  good: { onTime: [0.91, 0.97], cancelled: [0.006, 0.022] },
  mixed: { onTime: [0.79, 0.9], cancelled: [0.03, 0.07] },
  none: null,
}

/** Stores with more offers have larger plans; new ones have the free plan. */
const plans: Record<DemoStore['size'], string | null> = {
  large: 'galpao',
  medium: 'banca',
  small: 'feirante',
  new: null,
}

export async function seedStores(tx: Tx, now: Date, people: Map<string, number>): Promise<Map<string, number>> {
  const stores = demoStores.map((store) => rowOf(store, now, people))
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into stores (
      owner_id, name, slug, status, description, policies, city, uf, cep, avatar, banner, legal_name, document,
      legal_address, contact_email, posts_in_days, free_shipping_over_cents, bra_center, sends_letters,
      allows_pickup, back_on, opened_at, plan_id
    )
    select owner_id, name, slug, status, description, policies, city, uf, cep, avatar, banner, legal_name, document,
      legal_address, contact_email, posts_in_days, free_shipping_over_cents, bra_center, sends_letters,
      allows_pickup, back_on, opened_at, (select p.id from plans p where p.code = wanted_plan)
    from json_populate_recordset(null::stores, ${JSON.stringify(stores)}::json)
    returning id, slug`.execute(tx)
  const ids = new Map(rows.map((row) => [row.slug, row.id]))
  await seedHabits(tx, ids)
  return ids
}

const rowOf = (store: DemoStore, now: Date, people: Map<string, number>) => ({
  owner_id: people.get(store.owner)!,
  name: store.name,
  slug: store.slug,
  status: store.backInDays === null ? 'open' : 'vacation',
  description: store.description,
  policies: store.policies,
  city: store.city,
  uf: store.uf,
  cep: store.cep,
  wanted_plan: plans[store.size],
  avatar: `/media/avatars/${store.slug}-240.webp`,
  legal_name: store.legalName,
  document: store.document,
  legal_address: store.address,
  contact_email: `contato@${store.slug}.example`,
  posts_in_days: store.postsInDays,
  free_shipping_over_cents: store.freeShippingOverCents,
  bra_center: store.braCenter,
  // Small stores send letters, large ones have a counter for pick-ups.
  sends_letters: store.size === 'small',
  allows_pickup: store.size === 'large',
  back_on: store.backInDays === null ? null : dayInBrazil(new Date(now.getTime() + store.backInDays * DAY_MS)),
  opened_at: new Date(now.getTime() - store.openedDaysAgo * DAY_MS),
})

const seedHabits = (tx: Tx, ids: Map<string, number>) =>
  tx
    .insertInto('store_stats')
    .values(
      demoStores.map((store) => {
        const random = randomOf(`habits ${store.slug}`)
        const habit = habits[store.stars]
        const within = ([low, high]: [number, number]) => low + (high - low) * random.next()
        const onTime = habit && within(habit.onTime)
        const cancelled = habit && within(habit.cancelled)
        return {
          store_id: ids.get(store.slug)!,
          sales_count: 0,
          orders_60d: 0,
          rating: null,
          reviews_count: 0,
          on_time_rate: onTime,
          cancellation_rate: cancelled,
          honour_rate: cancelled === null ? null : 1 - cancelled,
          grading_rate: onTime === null ? null : 1 - (1 - onTime) / 2,
          score: 0,
        }
      }),
    )
    .execute()
