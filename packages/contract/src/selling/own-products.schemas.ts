import { z } from 'zod'
import { OwnListing } from './inventory.schemas.ts'
import { AskedPrice, Stock } from '../stores/listings.schemas.ts'
import { PhotoAddresses } from '../ground/photos.schemas.ts'
import { Id, numeral } from '../kit/shapes.ts'
import { OwnCard } from '../stores/stores.schemas.ts'
import { origins } from '../trade/goods-origins.ts'
import { languages, sealedConditions } from '../trade/trade.ts'
import { Said } from '../kit/said.ts'

/** True for 8, 12, 13 or 14 digits whose last is the check digit. */
export function isGtin(code: string) {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false
  const digits = [...code].map(Number)
  const check = digits.pop()!
  const sum = digits.toReversed().reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === check
}

const Centimetres = z
  .number('Digite a medida em centímetros.')
  .min(0.1, 'A medida precisa ser maior que zero.')
  .max(200, 'A medida vai até 200 cm.')
  .nullish()
  .transform((size) => size ?? null)

/** The product's own data, as freight, invoice and catalogue need it. */
export const GoodsData = z.object({
  category_id: numeral(z.number('Escolha a categoria.').int().min(1, 'Escolha a categoria.').max(2_147_483_647)),
  name: z.string().trim().min(3, 'Digite o nome do produto.').max(120, 'Use no máximo 120 caracteres.'),
  text: z
    .string()
    .trim()
    .max(2000, 'Use no máximo 2.000 caracteres.')
    .nullish()
    .transform((text) => text || null),
  ean: z
    .string()
    .trim()
    .refine((code) => code === '' || isGtin(code), 'Confira o código de barras: o último dígito não bate.')
    .nullish()
    .transform((code) => code || null),
  ncm: z
    .string()
    .transform((code) => code.replace(/\D/g, ''))
    .pipe(z.string().length(8, 'O NCM tem 8 números. Procure-o na nota de compra.')),
  origin: z.coerce
    .number()
    .int()
    .min(0, 'Escolha a origem.')
    .max(origins.length - 1, 'Escolha a origem.'),
  weight_grams: z
    .int('Digite o peso em gramas.')
    .min(1, 'O peso precisa ser maior que zero.')
    .max(30_000, 'Os Correios levam até 30 kg.'),
  length_cm: Centimetres,
  width_cm: Centimetres,
  height_cm: Centimetres,
  photos: PhotoAddresses.min(1, 'Envie ao menos uma foto do produto.'),
})
export type GoodsData = z.output<typeof GoodsData>

const GoodsOffer = z.object({
  condition: z.enum(sealedConditions, 'Escolha a condição.'),
  language: z.enum(languages).default('PT'),
  price_cents: AskedPrice,
  quantity: Stock,
  comment: z
    .string()
    .trim()
    .max(500, 'Use no máximo 500 caracteres.')
    .nullish()
    .transform((comment) => comment || null),
})

/** Product and offer as one form has them. */
export const FlatGoods = GoodsData.extend(GoodsOffer.shape)

export const RegisterGoods = z.object({
  store_id: Id,
  /** Idempotency key made by the browser: a second press enters nothing twice. */
  key: z.uuid().optional(),
  product: GoodsData,
  offer: GoodsOffer,
})
export type RegisterGoods = z.output<typeof RegisterGoods>

export const ownProductsSchemas = {
  register: {
    body: RegisterGoods,
    reply: z.object({ error: z.boolean(), message: Said, store: OwnCard, result: OwnListing }),
  },
}
