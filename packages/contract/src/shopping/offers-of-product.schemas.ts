import { z } from 'zod'
import { Cents, Option } from '../kit/shapes.ts'
import { finishes, languages, offerConditions } from '../trade/trade.ts'

export const OfferFilter = z.object({
  condition: z.enum(offerConditions).optional(),
  languages: z.array(z.enum(languages)).max(10).default([]),
  finishes: z.array(z.enum(finishes)).max(7).default([]),
  free_shipping: z.boolean().default(false),
  bra_center: z.boolean().default(false),
})
export type OfferFilter = z.input<typeof OfferFilter>

export const OfferChips = z.object({
  conditions: z.array(Option),
  languages: z.array(Option),
  finishes: z.array(Option),
  free_shipping: z.int(),
  bra_center: z.int(),
})
export type OfferChips = z.output<typeof OfferChips>

export const Standing = z.object({
  inside: z.int(),
  outside: z.object({ count: z.int(), condition: z.enum(offerConditions), price_cents: Cents }).nullable(),
})
export type Standing = z.output<typeof Standing>
