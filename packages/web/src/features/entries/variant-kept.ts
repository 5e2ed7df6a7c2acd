import type { Product } from '@bra/contract/catalog.schemas'
import type { NewListing } from '@bra/contract/inventory.schemas'

const KEY = 'last_variant'
type Kept = Pick<NewListing, 'condition' | 'language' | 'finish' | 'extras'>

/** Cards and goods have conditions of their own. */
const keyOf = (type: Product['type']) => `${KEY}_${type === 'tcg' ? 'tcg' : 'goods'}`

/** The variant that was entered last begins the next offer: whoever types in a box of cards types it once. */
export const keepVariant = (type: Product['type'], { condition, language, finish, extras }: Kept) =>
  sessionStorage.setItem(keyOf(type), JSON.stringify({ condition, language, finish, extras }))

export function beginnings({ id, type }: Pick<Product, 'id' | 'type'>) {
  const usual: Kept = { condition: type === 'tcg' ? 'NM' : 'lacrado', language: 'PT', finish: 'normal', extras: [] }
  return { ...usual, ...kept(type), product_id: id, grade: null, quantity: 1, comment: '', photos: [] }
}

/** A graded card has a certificate of its own: the next one begins without. */
function kept(type: Product['type']): Partial<Kept> {
  const last = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? '{}') as Partial<Kept>
  return last.condition === 'graded' ? {} : last
}
