import { cart } from '@bra/contract/cart'
import { search } from '@bra/contract/search'
import { readCookie } from '../../lib/cookies.ts'
import { callEndpoint, CallError } from '../../lib/call.ts'
import type { Env } from '../../lib/env.ts'
import { complain } from '../../lib/refusal.ts'
import { currentSession } from '../../lib/session.ts'
import type { Translate } from '../../lib/text.tsx'
import { toast } from '../../ui/toast.ts'
import { activeCartQuery, showCart } from './active-cart.ts'

/** One offer, or that of a product which costs least. */
export type Wanted = { offerId: number; quantity: number } | { productId: number }

/** Puts it into the cart of whoever is signed in; the toast says so, or what speaks against it. */
export async function addToCart({ call, queryClient, t }: Env, wanted: Wanted, onOpen: () => void) {
  const person = currentSession()?.user.id
  if (!person) return
  const cep = readCookie('cep') || undefined
  try {
    const id = 'offerId' in wanted ? wanted.offerId : await cheapestOf(call, wanted.productId)
    if (id === undefined) return toast.warning(t('cart.noOffer'))
    const quantity = 'offerId' in wanted ? wanted.quantity : 1
    const reply = await callEndpoint(call, cart.add, { body: { id, quantity, cep } })
    await showCart(queryClient, activeCartQuery(person, cep).queryKey, reply)
    toast.success(t('cart.added'), { label: t('cart.open'), onPress: onOpen })
  } catch (error) {
    complainOfCart(error, t)
  }
}

export function complainOfCart(error: unknown, t: Translate) {
  const why = whyNot(error)
  if (why) toast.warning(why)
  else complain(error, t, 'form.failed')
}

/** "Restam 2 além do que já está no seu carrinho." */
export const whyNot = (error: unknown) => (error instanceof CallError ? error.fields.quantity : undefined)

async function cheapestOf(call: Env['call'], productId: number) {
  const body = { product_id: productId, order: 'price' as const, page: 1, per_page: 1 }
  const { stores } = await callEndpoint(call, search.storesOfProduct, { body })
  return stores[0]?.id
}
