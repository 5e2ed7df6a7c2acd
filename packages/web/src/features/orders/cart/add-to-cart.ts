import { cart } from '@bra/contract/orders/cart'
import type { SeenOffer } from '@bra/contract/orders/cart.schemas'
import { money } from '@bra/contract/trade/format'
import { readCookie } from '../../../lib/cookies.ts'
import { callEndpoint, CallError } from '../../../lib/call.ts'
import type { Env } from '../../../lib/env.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { currentSession } from '../../../lib/session.ts'
import { flagVisitorsCart } from '../../../lib/visitors-cart.ts'
import type { Translate } from '../../../lib/text.tsx'
import { variantWords } from '../../catalogue/variants/variant-words.ts'
import { toast } from '../../../ui/toast.ts'
import { activeCartQuery, showCart } from './active-cart.ts'
import { cartTexts } from './texts.ts'

export interface Wanted {
  offer: SeenOffer & { id: number; store: { name: string } }
  quantity: number
  /** True takes them from the centre, false from the store; without it the server chooses. */
  bra_center?: boolean
  /** True if the page itself says what happened to the cart. */
  isShownAlready?: boolean
}

/** Adds exactly that offer to the cart; a toast says which it was, or why it was refused. */
export async function addToCart({ call, queryClient, t }: Env, wanted: Wanted, go: (path: string) => void) {
  const { offer, quantity, bra_center, isShownAlready } = wanted
  const person = currentSession()?.user.id ?? 0
  if (person === 0) flagVisitorsCart(true)
  const cep = readCookie('cep') || undefined
  try {
    const { id, condition, grade, language, finish, extras, price_cents } = offer
    const seen = { condition, grade, language, finish, extras, price_cents }
    const reply = await callEndpoint(call, cart.add, { body: { id, quantity, seen, cep, bra_center } })
    await showCart(queryClient, activeCartQuery(person, cep).queryKey, reply)
    if (isShownAlready) return
    const copy = [...variantWords(t, offer), money(price_cents), offer.store.name].join(', ')
    toast.success(t(cartTexts.added, { copy }), { label: t(cartTexts.open), onPress: () => go(paths.cart()) })
  } catch (error) {
    complainOfCart(error, t)
    // After a refusal the page shows outdated offers.
    if (error instanceof CallError && error.status < SERVER_BROKE) void queryClient.invalidateQueries()
  }
}

export function complainOfCart(error: unknown, t: Translate) {
  const why = whyNot(error)
  if (why) toast.warning(why)
  else complain(error, t, formTexts.failed)
}

/** The sentence is for example "Restam 2 além do que já está no seu carrinho." */
export const whyNot = (error: unknown) =>
  error instanceof CallError ? (error.fields.quantity ?? error.fields.seen) : undefined

const SERVER_BROKE = 500
