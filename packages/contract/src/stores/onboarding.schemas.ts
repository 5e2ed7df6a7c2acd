import { z } from 'zod'
import { slugify } from './format.ts'
import { reservedSlugs } from './reserved.ts'
import { PhotoAddress } from './photos.schemas.ts'
import { Flag, Id, Instant, Page, paged, PerPage, result, Text, WithReason } from './shapes.ts'
import { StoreDraft } from './store-draft.schemas.ts'
import { storeLife } from './store-life.ts'
import { Legal } from './stores.schemas.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The address of a store after `/`: never a path of the product, and never a number, which would name another. */
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

/** Free shipping as it is typed: "200,00", or nothing. */
const TypedOver = z
  .string()
  .transform((typed) => typed.replace(/R\$|\s|\.(?=\d{3})/g, '').replace(',', '.'))
  .pipe(z.string().regex(/^(\d{1,6}(\.\d{1,2})?)?$/, 'Digite um valor como 150,00.'))
  .transform((plain) => (plain ? Math.round(Number(plain) * 100) : null))
  .pipe(OverCents)
export const TypedStoreFace = StoreFace.extend({
  // a form sends nothing of a text that is left empty
  description: Lines(1000).default(''),
  policies: Lines(2000).default(''),
  free_shipping_over_cents: TypedOver,
})

/** The last one, with which it is sent. */
export const NewStore = StoreFace.extend({
  plan: z.string().trim().min(1, 'Escolha um plano.').max(40),
  accepts_terms: Flag.refine((accepted) => accepted, 'Aceite os termos para abrir a loja.'),
})

/** An uploaded photo, or nothing: then its initials or its tiles stand there. */
const Picture = PhotoAddress.or(z.literal('')).optional()

/** What is not named stays. */
export const ChangedStore = StoreFace.partial().extend({ id: Id, avatar: Picture, banner: Picture })

/** As its owner sees it, whatever its state. */
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

/** In the list, with what waits for its owner. */
export const ManagedStoreAtWork = ManagedStore.extend({
  to_send: z.int(),
  to_answer: z.int(),
  available_cents: z.int(),
})
export type ManagedStoreAtWork = z.output<typeof ManagedStoreAtWork>

export const StoreDecision = z.enum(['open', 'refuse', 'suspend', 'reopen', 'close'])
export type StoreDecision = z.output<typeof StoreDecision>
const needsReason = new Set<StoreDecision>(['refuse', 'suspend', 'close'])

/** A store is opened under the papers that were seen. */
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

/** Under which plan a store sells from now on: one for sellers. */
export const StorePlan = WithReason.extend({ id: Id, plan: z.string().trim().min(1, 'Escolha um plano.').max(80) })

/** What an operator looks at before deciding. */
export const StoreToJudge = ManagedStore.extend({
  owner: z.object({ id: z.int(), name: z.string(), email: z.string(), confirmed: z.boolean(), since: Instant }),
  legal: Legal,
  state_registration: z.string().nullable(),
  bank_holder: z.string().nullable(),
  wanted_plan: z.string().nullable(),
  /** Under which it sells, how many offers that allows (null: as it likes), and how many wait for a place. */
  plan: z.object({ code: z.string(), name: z.string(), limit: z.int().nullable(), waiting: z.int() }),
  /** What was bought from it and has not come to its end. */
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
  /** As the rule makes it of what was typed. */
  slug: z.string(),
  free: z.boolean(),
  /** Why it cannot be had. */
  message: z.string().nullable(),
})

export const openingsSchemas = {
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
