import { z } from 'zod'
import { both } from '../kit/both.ts'
import { mostCharacters } from '../kit/field-sentences.ts'
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
  .number(both('Digite a medida em centímetros.', 'Type the size in centimetres.'))
  .min(0.1, both('A medida precisa ser maior que zero.', 'The size must be above zero.'))
  .max(200, both('A medida vai até 200 cm.', 'The size goes up to 200 cm.'))
  .nullish()
  .transform((size) => size ?? null)

const NO_CATEGORY = both('Escolha a categoria.', 'Choose the category.')
const NO_ORIGIN = both('Escolha a origem.', 'Choose the origin.')
export const GoodsData = z.object({
  category_id: numeral(z.number(NO_CATEGORY).int().min(1, NO_CATEGORY).max(2_147_483_647)),
  name: z
    .string()
    .trim()
    .min(3, both('Digite o nome do produto.', 'Type the name of the product.'))
    .max(120, mostCharacters(120)),
  text: z
    .string()
    .trim()
    .max(2000, both('Use no máximo 2.000 caracteres.', 'Use at most 2,000 characters.'))
    .nullish()
    .transform((text) => text || null),
  ean: z
    .string()
    .trim()
    .refine(
      (code) => code === '' || isGtin(code),
      both(
        'Confira o código de barras: o último dígito não bate.',
        'Check the barcode: its last digit does not match.',
      ),
    )
    .nullish()
    .transform((code) => code || null),
  ncm: z
    .string()
    .transform((code) => code.replace(/\D/g, ''))
    .pipe(
      z
        .string()
        .length(
          8,
          both(
            'O NCM tem 8 números. Procure-o na nota de compra.',
            'The NCM has 8 digits. Look for it on the purchase invoice.',
          ),
        ),
    ),
  origin: z.coerce
    .number()
    .int()
    .min(0, NO_ORIGIN)
    .max(origins.length - 1, NO_ORIGIN),
  weight_grams: z
    .int(both('Digite o peso em gramas.', 'Type the weight in grams.'))
    .min(1, both('O peso precisa ser maior que zero.', 'The weight must be above zero.'))
    .max(30_000, both('Os Correios levam até 30 kg.', 'The post takes up to 30 kg.')),
  length_cm: Centimetres,
  width_cm: Centimetres,
  height_cm: Centimetres,
  photos: PhotoAddresses.min(1, both('Envie ao menos uma foto do produto.', 'Send at least one photo of the product.')),
})
export type GoodsData = z.output<typeof GoodsData>

const GoodsOffer = z.object({
  condition: z.enum(sealedConditions, both('Escolha a condição.', 'Choose the condition.')),
  language: z.enum(languages).default('PT'),
  price_cents: AskedPrice,
  quantity: Stock,
  comment: z
    .string()
    .trim()
    .max(500, mostCharacters(500))
    .nullish()
    .transform((comment) => comment || null),
})

export const FlatGoods = GoodsData.extend(GoodsOffer.shape)

export const RegisterGoods = z.object({
  store_id: Id,
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
