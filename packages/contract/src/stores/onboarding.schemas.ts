import { z } from 'zod'
import { slugify } from '../trade/format.ts'
import { reservedSlugs } from '../kit/reserved.ts'
import { PhotoAddress } from '../ground/photos.schemas.ts'
import { Flag, Id, Instant, Page, paged, PerPage, result, Text, WithReason } from '../kit/shapes.ts'
import { StoreDraft } from './store-draft.schemas.ts'
import { storeLife } from './store-life.ts'
import { Legal } from './stores.schemas.ts'
import { Said } from '../kit/said.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The path after `/`: not a path of the product, and not a number, which would name a store by its id. */
export const StoreSlug = z
  .string()
  .transform(slugify)
  .pipe(
    z
      .string()
      .min(3, { abort: true })
      .max(60, { abort: true })
      .regex(SLUG, { abort: true, error: 'Use letras sem acento, números e hífens.' })
      .refine((slug) => /[a-z]/.test(slug), { abort: true, error: 'Use ao menos uma letra.' })
      .refine((slug) => !reservedSlugs.includes(slug), 'Este endereço é do próprio site. Escolha outro.'),
  )

const Lines = (most: number) => z.string().trim().max(most)
const StoreName = z.string().trim().min(3).max(60)
const PostsInDays = z.coerce.number().int().min(1).max(5)
const OverCents = z
  .number('Digite um valor como 150,00.')
  .int()
  .min(1, 'Digite um valor, ou deixe em branco.')
  .max(10_000_00, 'Use no máximo R$ 10.000,00.')
  .nullable()
const Over = OverCents.optional().transform((cents) => cents ?? null)

const face = {
  name: StoreName,
  slug: StoreSlug,
  description: Lines(1000),
  policies: Lines(2000),
  posts_in_days: PostsInDays,
  free_shipping_over_cents: Over,
  sends_letters: z.boolean(),
  allows_pickup: z.boolean(),
}

/** The first step of the wizard. */
export const StoreFace = z.object(face)

/** Minimum for free shipping as typed: "200,00", or nothing. */
const TypedOver = z
  .string()
  .transform((typed) => typed.replace(/R\$|\s|\.(?=\d{3})/g, '').replace(',', '.'))
  .pipe(z.string().regex(/^(\d{1,6}(\.\d{1,2})?)?$/, 'Digite um valor como 150,00.'))
  .transform((plain) => (plain ? Math.round(Number(plain) * 100) : null))
  .pipe(OverCents)
export const TypedStoreFace = StoreFace.extend({
  // a form sends nothing for a text that is left empty
  description: Lines(1000).default(''),
  policies: Lines(2000).default(''),
  free_shipping_over_cents: TypedOver,
})

/** The last step, which submits the store. */
export const NewStore = StoreFace.extend({
  plan: z.string().trim().min(1, 'Escolha um plano.').max(40),
  accepts_terms: Flag.refine((accepted) => accepted, 'Aceite os termos para abrir a loja.'),
})

/** An uploaded photo, or nothing; then initials or tiles are shown. */
const Picture = PhotoAddress.or(z.literal('')).optional()

/** Missing fields stay as they are. */
export const ChangedStore = StoreFace.partial().extend({ id: Id, avatar: Picture, banner: Picture })

/** A store as its owner sees it, in any state. */
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
  /** Why it was refused, suspended or closed. */
  reason: z.string().nullable(),
  sent_at: Instant,
})
export type ManagedStore = z.output<typeof ManagedStore>

/** A store in its owner's list, with the numbers of parcels to send and to answer, and the cents available. */
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
    error: 'Explique o motivo em ao menos 10 caracteres: a loja vai lê-lo.',
  })

export const StorePlan = WithReason.extend({ id: Id, plan: z.string().trim().min(1, 'Escolha um plano.').max(80) })

export const StoreToJudge = ManagedStore.extend({
  owner: z.object({ id: z.int(), name: z.string(), email: z.string(), confirmed: z.boolean(), since: Instant }),
  legal: Legal,
  state_registration: z.string().nullable(),
  bank_holder: z.string().nullable(),
  wanted_plan: z.string().nullable(),
  /** The store's plan, how many offers it allows (null for no limit), and how many wait for a place. */
  plan: z.object({ code: z.string(), name: z.string(), limit: z.int().nullable(), waiting: z.int() }),
  /** Purchases that are not finished. */
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
  /** The typed text as a slug. */
  slug: z.string(),
  free: z.boolean(),
  /** Why it cannot be taken. */
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
