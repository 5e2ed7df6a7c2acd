import { cart } from '@bra/contract/orders/cart'
import { money } from '@bra/contract/trade/format'
import { readCookie } from '../../../lib/cookies.ts'
import { callEndpoint, CallError } from '../../../lib/call.ts'
import type { Env } from '../../../lib/env.ts'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { currentSession } from '../../../lib/session.ts'
import type { Translate } from '../../../lib/text.tsx'
import { variantWords } from '../../catalogue/variants/variant-words.ts'
import { toast } from '../../../ui/toast.ts'
import { activeCartQuery, showCart } from './active-cart.ts'
import { currentPlace, keepWish, type Wanted } from './kept-wishes.ts'

/**
 * Adds exactly that offer to the cart; a toast says which it was, or why it was refused. A visitor is asked to sign in,
 * and the offer is added then.
 */
export async function addToCart({ call, queryClient, t }: Env, wanted: Wanted, go: (path: string) => void) {
  const { offer, quantity, bra_center, isShownAlready } = wanted
  const person = currentSession()?.user.id
  if (!person) {
    keepWish(wanted)
    const signIn = { label: t('tiles.signIn'), onPress: () => go(paths.login(currentPlace())) }
    return toast.warning(t('tiles.cartLogin'), signIn)
  }
  const cep = readCookie('cep') || undefined
  try {
    const { id, condition, grade, language, finish, extras, price_cents } = offer
    const seen = { condition, grade, language, finish, extras, price_cents }
    const reply = await callEndpoint(call, cart.add, { body: { id, quantity, seen, cep, bra_center } })
    await showCart(queryClient, activeCartQuery(person, cep).queryKey, reply)
    if (isShownAlready) return
    const copy = [...variantWords(t, offer), money(price_cents), offer.store.name].join(', ')
    toast.success(t('cart.added', { copy }), { label: t('cart.open'), onPress: () => go(paths.cart()) })
  } catch (error) {
    complainOfCart(error, t)
    // After a refusal the page shows outdated offers.
    if (error instanceof CallError && error.status < SERVER_BROKE) void queryClient.invalidateQueries()
  }
}

export function complainOfCart(error: unknown, t: Translate) {
  const why = whyNot(error)
  if (why) toast.warning(why)
  else complain(error, t, 'form.failed')
}

/** Returns for example "Restam 2 além do que já está no seu carrinho." */
export const whyNot = (error: unknown) =>
  error instanceof CallError ? (error.fields.quantity ?? error.fields.seen) : undefined

const SERVER_BROKE = 500
