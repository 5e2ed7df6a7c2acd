import { z } from 'zod'
import { both } from '../kit/both.ts'
import { Said } from '../kit/said.ts'
import { Cents, Day, Flag, Id, Instant, result, withoutBlanks } from '../kit/shapes.ts'
import { paymentLife } from '../money/payment-life.ts'
import { PayWith, Pix, refuseCardNumbers, SavedCard } from '../money/payments.schemas.ts'
import { signatureLife } from './signature-life.ts'

export const Plan = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  audience: z.enum(['seller', 'buyer']),
  price_cents: z.int(),
  interval: z.enum(['month', 'year']),
  /** Commission on each sale, in basis points. */
  commission_bp: z.int(),
  max_ads: z.int().nullable(),
  max_offers: z.int().nullable(),
  features: z.array(z.string()),
  highlighted: z.boolean(),
})
export type Plan = z.output<typeof Plan>

const NamedPlan = Plan.pick({ code: true, name: true })

/** What the store is to pay, or has paid last, for its signature. `due_on` is the day on which a period begins. */
export const Bill = z.object({
  id: z.int(),
  kind: z.enum(['first', 'upgrade', 'renewal']),
  state: z.enum(['open', 'paid', 'void']),
  plan: NamedPlan,
  cents: Cents,
  due_on: Day,
  payment: z
    .object({
      method: z.enum(['pix', 'card']),
      state: paymentLife.State,
      pix: Pix.nullable(),
      card: SavedCard.pick({ brand: true, last_four: true }).nullable(),
      refusal: Said.nullable(),
    })
    .nullable(),
})
export type Bill = z.output<typeof Bill>

export const Signature = z.object({
  id: z.int(),
  store_id: z.int(),
  plan: NamedPlan,
  state: signatureLife.State,
  price_cents: Cents,
  interval: Plan.shape.interval,
  method: z.enum(['pix', 'card']),
  /** The card that renews it; null if the store pays each bill by Pix. */
  card: SavedCard.pick({ id: true, brand: true, last_four: true }).nullable(),
  /** The period ends where the next begins: `period_end` is the day of the next bill. Both are null before the first payment. */
  period_start: Day.nullable(),
  period_end: Day.nullable(),
  /** A smaller plan, or one of another interval, that begins at the end of the period. */
  next_plan: NamedPlan.nullable(),
  /** The last day of grace of an overdue signature; its plan ends the day after. */
  grace_until: Day.nullable(),
  /** The plan rests, because a bank has or took the money of its payment. */
  paused: z.boolean(),
  /** If it ends at once until this day, its last payment is given back; null if no payment would be. */
  refund_until: Day.nullable(),
  /** If the last change to a dearer plan is taken back until then, its payment is given back and this plan returns. */
  take_back: z.object({ plan: NamedPlan, until: Day, cents: Cents }).nullable(),
  /** The bill that is open, or the last one that came to nothing. */
  bill: Bill.nullable(),
  created_at: Instant,
  ended_at: Instant.nullable(),
})
export type Signature = z.output<typeof Signature>

/** What choosing a plan would do. The confirmation returns `token`; it is refused if anything here has changed. */
export const Preview = z.object({
  /** `pay`: pay the bill that is open before; `same`: it is the plan in force; the others say what happens. */
  kind: z.enum(['first', 'upgrade', 'later', 'free', 'pay', 'same']),
  plan: NamedPlan,
  /** What is paid today. */
  cents: Cents,
  lines: z.array(z.object({ label: Said, cents: Cents })),
  /** The day on which the plan begins: today, or the end of the period. */
  begins_on: Day,
  next_on: Day.nullable(),
  next_cents: Cents,
  /** Offers for which the plan has no place. */
  offers_without_place: z.int(),
  /** It is true if the change undoes a scheduled cancellation. */
  resumes: z.boolean(),
  token: z.string(),
})
export type Preview = z.output<typeof Preview>

/** The plan in force; `places` is how many offers it has on sale at once (null: any number), `waiting` counts offers without one. */
const PlanOfStore = z.object({
  store_id: z.int(),
  plan: NamedPlan,
  places: z.int().nullable(),
  asking: z.int(),
  waiting: z.int(),
})
export type PlanOfStore = z.output<typeof PlanOfStore>

const Changed = result(Signature)
const Choice = { store_id: Id, plan: z.string().trim().min(1, both('Escolha um plano.', 'Choose a plan.')).max(80) }

export const subscriptionsSchemas = {
  plans: { reply: z.object({ plans: z.array(Plan) }) },
  signatures: {
    query: withoutBlanks(z.object({ store_id: Id.optional() })),
    reply: z.object({ signatures: z.array(Signature), stores: z.array(PlanOfStore) }),
  },
  /** `erro` is true if a signature of the person's stores ended within the last 30 days and none follows it. */
  expired: { reply: z.object({ erro: z.boolean(), message: Said.nullable(), signatures: z.array(Signature) }) },
  preview: { query: z.object(Choice), reply: Preview },
  create: {
    refuses: refuseCardNumbers,
    body: PayWith.safeExtend({ ...Choice, preview: z.string().max(200) }),
    /** `result` is the signature as it is now; `changed` is the new preview, if the old one no longer holds. */
    reply: z.object({ error: z.boolean(), message: Said, result: Signature.nullable(), changed: Preview.nullable() }),
  },
  pay: { refuses: refuseCardNumbers, body: PayWith.safeExtend({ bill_id: Id }), reply: Changed },
  /** Sets the card that renews a signature. */
  setCard: {
    refuses: refuseCardNumbers,
    body: PayWith.safeExtend({ signature_id: Id }),
    reply: Changed,
  },
  /** Ends it at once, or with `take_back` undoes the last change to a dearer plan. */
  disable: { body: z.object({ id: Id, take_back: Flag.default(false) }), reply: Changed },
  cancelAtDue: { body: z.object({ id: Id, undo: Flag.default(false) }), reply: Changed },
  cancelPlans: {
    body: z.object({ user_id: Id }),
    reply: z.object({ error: z.boolean(), message: Said }),
  },
}
