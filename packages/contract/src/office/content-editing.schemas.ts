import { z } from 'zod'
import { both } from '../kit/both.ts'
import { EMPTY, mostLetters } from '../kit/field-sentences.ts'
import { Banner, Faq, Notice, StaticText } from '../ground/content.schemas.ts'
import { Done } from '../people/people.schemas.ts'
import { Parameter } from '../ground/settings.schemas.ts'
import { ById, dayOr, Id, Instant, Reason, result, Seen, Slug, UfCode, WithReason } from '../kit/shapes.ts'
import { Plan } from '../stores/subscriptions.schemas.ts'

const line = (max: number) => z.string().trim().min(1, EMPTY).max(max, mostLetters(max))
const Link = z
  .string()
  .trim()
  .max(300)
  .regex(/^(\/(?!\/)|https:\/\/)\S*$/, both('Comece com / ou https://.', 'Begin with / or https://.'))
const Image = z
  .string()
  .trim()
  .regex(
    /^(\/media\/[\w/.-]+\.(webp|avif|png|jpe?g|svg)|\/fotos\/[a-z0-9]{24}-488\.webp)$/,
    both('Envie uma imagem.', 'Send a picture.'),
  )
const optional = <T extends z.ZodType>(of: T) => z.preprocess((typed) => (typed === '' ? null : typed), of.nullable())
const Cents = z
  .int(both('Digite um valor.', 'Type an amount.'))
  .min(0, both('Digite um valor que não seja negativo.', 'Type an amount that is not negative.'))
  .max(100_000_000)
// The database and ISO 8601 can both write only these years; a time zone offset may lead out of them.
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
const NO_INSTANT = both('Escolha o dia e a hora.', 'Choose the day and the time.')
const Moment = z.iso
  .datetime({ offset: true, abort: true, error: NO_INSTANT })
  .refine((typed) => Date.parse(typed) >= FIRST && Date.parse(typed) <= LAST, NO_INSTANT)
const Limit = z.int(both('Digite um número inteiro.', 'Type a whole number.')).min(0).max(1_000_000)

export const BannerDraft = z.object({
  place: z.enum(['home', 'ads']),
  title: line(60),
  subtitle: line(140),
  label: line(40),
  link: Link,
  image: Image,
  image_mobile: optional(Image),
  alt: z.string().trim().max(140, mostLetters(140)),
  tone: Banner.shape.tone,
  active: z.boolean(),
  business_id: optional(Id).default(null),
})
export const FaqDraft = z.object({ topic: line(40), question: line(160), answer: line(2000) })
export const SiteNoticeDraft = z
  .object({
    title: line(80),
    body: line(300),
    link: optional(Link),
    level: Notice.shape.level,
    starts_at: Moment,
    ends_at: Moment,
  })
  .refine(({ starts_at: start, ends_at: end }) => Date.parse(end) > Date.parse(start), {
    path: ['ends_at'],
    error: both('O fim precisa vir depois do começo.', 'The end must come after the start.'),
  })
/** `weekday` counts from 0, Sunday, to 6, Saturday. */
export const FreeDayDraft = z.object({
  weekday: z.int().min(0).max(6),
  name: line(60),
  ufs: z.array(UfCode).min(1, both('Escolha ao menos um estado.', 'Choose at least one state.')).max(27),
  minimum_cents: optional(Cents),
})
export const BlockDateDraft = z.object({ day: dayOr(both('Escolha o dia.', 'Choose the day.')), name: line(60) })
const PERCENT = both('De 0 a 100%.', 'From 0 to 100%.')
export const PlanDraft = z.object({
  name: line(40),
  audience: Plan.shape.audience,
  price_cents: Cents,
  interval: Plan.shape.interval,
  commission_bp: z.int().min(0, PERCENT).max(10_000, PERCENT),
  max_ads: optional(Limit),
  max_offers: optional(Limit),
  features: z.array(line(100)).min(1, both('Escreva ao menos uma vantagem.', 'Write at least one advantage.')).max(12),
  highlighted: z.boolean(),
})
export const TextDraft = z.object({ title: line(100), body: line(60_000) })

export const shelves = {
  banners: { draft: BannerDraft, row: BannerDraft.extend({ id: z.int() }) },
  faq: { draft: FaqDraft, row: Faq },
  'site-notices': { draft: SiteNoticeDraft, row: Notice.extend({ starts_at: Instant, ends_at: Instant }) },
  'free-days': { draft: FreeDayDraft, row: FreeDayDraft.extend({ id: z.int(), ufs: z.array(z.string()) }) },
  /** Lists only days from today on. `national` marks a holiday that the server added. */
  'block-dates': { draft: BlockDateDraft, row: BlockDateDraft.extend({ id: z.int(), national: z.boolean() }) },
  plans: { draft: PlanDraft, row: Plan.extend({ retired: z.boolean() }) },
}
export type ShelfName = keyof typeof shelves
export type ShelfRow<N extends ShelfName> = z.output<(typeof shelves)[N]['row']>
export type ShelfDraft<N extends ShelfName> = z.output<(typeof shelves)[N]['draft']>

const list = <T extends z.ZodType>(row: T) => ({ reply: z.object({ rows: z.array(row) }) })
const add = <D extends z.ZodType, T extends z.ZodType>(draft: D, row: T) => ({
  body: z.object({ draft, reason: Reason }),
  reply: result(row),
})
const change = <D extends z.ZodType, T extends z.ZodType>(draft: D, row: T) => ({
  params: ById,
  body: z.object({ draft, seen: Seen, reason: Reason }),
  reply: result(row),
})
const remove = { params: ById, body: WithReason, reply: Done }
const order = { body: z.object({ ids: z.array(Id).min(1).max(200), reason: Reason }), reply: Done }

const { banners, faq, 'site-notices': notices, 'free-days': days, 'block-dates': blocked, plans } = shelves
const code = z.object({ code: Slug })
const TextWithVersions = StaticText.extend({ versions: z.int() })

export const contentEditingSchemas = {
  banners: list(banners.row),
  addBanner: add(banners.draft, banners.row),
  changeBanner: change(banners.draft, banners.row),
  removeBanner: remove,
  orderBanners: order,
  faq: list(faq.row),
  addFaq: add(faq.draft, faq.row),
  changeFaq: change(faq.draft, faq.row),
  removeFaq: remove,
  orderFaq: order,
  notices: list(notices.row),
  addNotice: add(notices.draft, notices.row),
  changeNotice: change(notices.draft, notices.row),
  removeNotice: remove,
  freeDays: list(days.row),
  addFreeDay: add(days.draft, days.row),
  changeFreeDay: change(days.draft, days.row),
  removeFreeDay: remove,
  blockDates: list(blocked.row),
  addBlockDate: add(blocked.draft, blocked.row),
  changeBlockDate: change(blocked.draft, blocked.row),
  removeBlockDate: remove,
  plans: list(plans.row),
  addPlan: add(plans.draft, plans.row),
  changePlan: change(plans.draft, plans.row),
  /** New stores cannot choose a retired plan; those that have it keep it. */
  retirePlan: remove,
  orderPlans: order,
  texts: { reply: z.object({ texts: z.array(TextWithVersions.omit({ body: true })) }) },
  text: { params: code, reply: TextWithVersions },
  textVersions: {
    params: code,
    reply: z.object({
      versions: z.array(StaticText.omit({ updated_at: true }).extend({ id: z.int(), written_at: Instant })),
    }),
  },
  /** `seen_at` is the `updated_at` of the edited text, so that a newer version is not overwritten. */
  writeText: {
    params: code,
    body: z.object({ draft: TextDraft, seen_at: Instant, reason: Reason }),
    reply: result(TextWithVersions),
  },
  parameters: { reply: z.object({ parameters: z.array(Parameter) }) },
  changeParameter: {
    params: code,
    body: z.object({
      value: z.string().trim().min(1, EMPTY).max(2000, mostLetters(2000)),
      reason: Reason,
    }),
    reply: result(Parameter),
  },
}
