import { z } from 'zod'
import { both } from '../kit/both.ts'
import { reservedSlugs } from '../kit/reserved.ts'
import { slugify } from '../trade/format.ts'

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
      .regex(SLUG, {
        abort: true,
        error: both('Use letras sem acento, números e hífens.', 'Use letters without accents, digits and hyphens.'),
      })
      .refine((slug) => /[a-z]/.test(slug), {
        abort: true,
        error: both('Use ao menos uma letra.', 'Use at least one letter.'),
      })
      .refine(
        (slug) => !reservedSlugs.includes(slug),
        both(
          'Este endereço é do próprio site. Escolha outro.',
          'This address belongs to the site itself. Choose another.',
        ),
      ),
  )

const Lines = (most: number) => z.string().trim().max(most)
const StoreName = z.string().trim().min(3).max(60)
const PostsInDays = z.coerce.number().int().min(1).max(5)
const NO_AMOUNT = both('Digite um valor como 150,00.', 'Type an amount like 150,00.')
const OverCents = z
  .number(NO_AMOUNT)
  .int()
  .min(1, both('Digite um valor, ou deixe em branco.', 'Type an amount, or leave it blank.'))
  .max(10_000_00, both('Use no máximo R$ 10.000,00.', 'Use at most R$ 10.000,00.'))
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

export const StoreFace = z.object(face)

const TypedOver = z
  .string()
  .transform((typed) => typed.replace(/R\$|\s|\.(?=\d{3})/g, '').replace(',', '.'))
  .pipe(z.string().regex(/^(\d{1,6}(\.\d{1,2})?)?$/, NO_AMOUNT))
  .transform((plain) => (plain ? Math.round(Number(plain) * 100) : null))
  .pipe(OverCents)
export const TypedStoreFace = StoreFace.extend({
  // a form sends nothing for a text that is left empty
  description: Lines(1000).default(''),
  policies: Lines(2000).default(''),
  free_shipping_over_cents: TypedOver,
})
