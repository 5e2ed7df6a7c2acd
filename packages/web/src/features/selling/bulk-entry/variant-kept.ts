import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { NewListing } from '@bra/contract/stores/listings.schemas'
import { withEditionApart } from './typed-offer.ts'

const KEY = 'last_variant'
type KeptVariant = Pick<NewListing, 'condition' | 'language' | 'finish' | 'extras'>

/** Cards and other goods have different conditions, so their variants are stored apart. */
const keyOf = (type: Product['type']) => `${KEY}_${type === 'tcg' ? 'tcg' : 'goods'}`

/** The next offer begins with the last variant, so that a box of similar cards is typed quickly. */
export const keepVariant = (type: Product['type'], { condition, language, finish, extras }: KeptVariant) =>
  sessionStorage.setItem(keyOf(type), JSON.stringify({ condition, language, finish, extras }))

export function beginnings({ id, type }: Pick<Product, 'id' | 'type'>) {
  const usual: KeptVariant = {
    condition: type === 'tcg' ? 'NM' : 'lacrado',
    language: 'PT',
    finish: 'normal',
    extras: [],
  }
  const begun = { ...usual, ...kept(type) }
  return {
    ...begun,
    ...withEditionApart(begun.extras),
    product_id: id,
    grade: null,
    quantity: 1,
    photos: [],
    passport: null,
  }
}

/** A graded card has a certificate of its own, so its variant is not reused. */
function kept(type: Product['type']): Partial<KeptVariant> {
  const last = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? '{}') as Partial<KeptVariant>
  return last.condition === 'graded' ? {} : last
}
