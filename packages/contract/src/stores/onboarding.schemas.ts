import { z } from 'zod'
import { both } from '../kit/both.ts'
import { PhotoAddress } from '../ground/photos.schemas.ts'
import { Flag, Id, Instant, Page, paged, PerPage, result, Text, WithReason } from '../kit/shapes.ts'
import { StoreDraft } from './store-draft.schemas.ts'
import { StoreFace } from './store-face.schemas.ts'
import { storeLife } from './store-life.ts'
import { Legal } from './stores.schemas.ts'
import { Said } from '../kit/said.ts'

const NO_PLAN = both('Escolha um plano.', 'Choose a plan.')
export const NewStore = StoreFace.extend({
  plan: z.string().trim().min(1, NO_PLAN).max(40),
  accepts_terms: Flag.refine(
    (accepted) => accepted,
    both('Aceite os termos para abrir a loja.', 'Accept the terms to open the store.'),
  ),
})

const Picture = PhotoAddress.or(z.literal('')).optional()

/** Missing fields stay as they are. */
export const ChangedStore = StoreFace.partial().extend({ id: Id, avatar: Picture, banner: Picture })

export const ManagedStore = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  status: storeLife.State,
  avatar: z.string(),
  banner: z.string().nullable(),
  description: z.string(),
  policies: z.string(),
  posts_in_days: z.int(),
  free_shipping_over_cents: z.int().nullable(),
  sends_letters: z.boolean(),
  allows_pickup: z.boolean(),
  back_on: z.iso.date().nullable(),
  city: z.string(),
  uf: z.string(),
  reason: z.string().nullable(),
  sent_at: Instant,
})
export type ManagedStore = z.output<typeof ManagedStore>

export const ManagedStoreAtWork = ManagedStore.extend({
  to_send: z.int(),
  to_answer: z.int(),
  available_cents: z.int(),
})
export type ManagedStoreAtWork = z.output<typeof ManagedStoreAtWork>

export const StoreDecision = z.enum(['open', 'refuse', 'suspend', 'reopen', 'close'])
export type StoreDecision = z.output<typeof StoreDecision>
const needsReason = new Set<StoreDecision>(['refuse', 'suspend', 'close'])

/** Opening a store is refused unless `seen` equals its current legal data. */
export const Decide = z
  .object({
    id: Id,
    move: StoreDecision,
    reason: z.string().trim().max(600).default(''),
    seen: Legal.optional(),
  })
  .refine(({ move, reason }) => !needsReason.has(move) || reason.length >= 10, {
    path: ['reason'],
    error: both(
      'Explique o motivo em ao menos 10 caracteres: a loja vai lê-lo.',
      'Explain why in at least 10 characters: the store will read it.',
    ),
  })

export const StorePlan = WithReason.extend({
  id: Id,
  plan: z.string().trim().min(1, NO_PLAN).max(80),
})

export const StoreToJudge = ManagedStore.extend({
  owner: z.object({ id: z.int(), name: z.string(), email: z.string(), confirmed: z.boolean(), since: Instant }),
  legal: Legal,
  state_registration: z.string().nullable(),
  bank_holder: z.string().nullable(),
  wanted_plan: z.string().nullable(),
  /** `limit` is null if the plan has no limit, and `waiting` counts offers without a place. */
  plan: z.object({ code: z.string(), name: z.string(), limit: z.int().nullable(), waiting: z.int() }),
  under_way: z.object({ to_send: z.int(), on_the_way: z.int(), coming_back: z.int() }),
  history: z.array(
    z.object({
      ...{ from: storeLife.State.nullable(), to: storeLife.State, reason: z.string().nullable() },
      ...{ by: z.string(), at: Instant },
    }),
  ),
})
export type StoreToJudge = z.output<typeof StoreToJudge>

const StoreRow = ManagedStore.pick({
  id: true,
  name: true,
  slug: true,
  status: true,
  city: true,
  uf: true,
  sent_at: true,
}).extend({ owner: z.string(), document: z.string() })
export type StoreRow = z.output<typeof StoreRow>

const SlugAnswer = z.object({
  slug: z.string(),
  free: z.boolean(),
  message: Said.nullable(),
})

export const onboardingSchemas = {
  draft: { reply: z.object({ draft: StoreDraft.nullable() }) },
  keepDraft: { body: StoreDraft, reply: z.object({ draft: StoreDraft }) },
  checkSlug: { query: z.object({ text: z.string().max(200) }), reply: SlugAnswer },
  send: { body: NewStore, reply: result(ManagedStore) },
  sendAgain: { body: z.object({ id: Id }), reply: result(ManagedStore) },
  close: { body: z.object({ id: Id }), reply: result(ManagedStore) },
  update: { body: ChangedStore, reply: result(ManagedStore) },
  own: { reply: z.object({ stores: z.array(ManagedStoreAtWork) }) },
  list: {
    query: z.object({ page: Page, per_page: PerPage, status: storeLife.State.optional(), search: Text.optional() }),
    reply: paged('stores', StoreRow),
  },
  judge: { params: z.object({ id: Id }), reply: StoreToJudge },
  decide: { body: Decide, reply: result(StoreToJudge) },
  setPlan: { body: StorePlan, reply: result(StoreToJudge) },
}
