import type { Input, Reply } from '@bra/contract/kit/api'
import { addresses } from '@bra/contract/people/addresses'
import { cart } from '@bra/contract/orders/cart'
import { credits } from '@bra/contract/money/credits'
import { checkout } from '@bra/contract/orders/checkout'
import { orders } from '@bra/contract/orders/orders'
import { payments } from '@bra/contract/money/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { callEndpoint, CallError, routeOf } from '../../../lib/call.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { flagCart } from '../cart/cart-flag.ts'
import { useEnv } from '../../../lib/env.ts'
import { paths } from '../../../lib/paths.ts'
import { refusalOf } from '../../../lib/refusal.ts'
import { toast } from '../../../ui/toast.ts'
import { CardRejected, ProviderUnreachable } from '../../money/payments/card-token.ts'
import { payWithOf } from '../../money/payments/pay-choice.ts'
import { markFaults } from '../../money/payments/useCardForm.ts'
import { forgetOrders } from '../orders/paying.data.ts'
import { allowedParts, partsOf } from './choice.ts'
import type { PaymentStepProps } from './payment-step.ts'
import { refusedTrouble, troubleOf } from './troubles.ts'
import type { Buying } from './useBuying.ts'

export type PayBy = Omit<Input<typeof checkout.pay>['body'], 'order_id'>
export type Placed = Reply<typeof checkout.pay>

const toPayWith = [cart.active, addresses.listOfPerson, payments.cards, credits.show].map(routeOf)

/** The specification wants the next page a moment after the order is saved. */
const CONFIRMED_AFTER_MS = 1000

interface Payable {
  total: number
  cards: PaymentStepProps['cards']
  send: (by: PayBy) => Promise<Placed>
  /** Returns the id of an order that was made although its answer was lost. */
  findLost: () => Promise<number | undefined>
}

/** Pays by the chosen method. A new card is exchanged for a token at this moment, and only the token reaches us. */
export function usePay(buying: Buying, { total, cards, send, findLost }: Payable) {
  const { t, visit } = useEnv()
  const conclude = useConclude(buying)
  const queries = useQueryClient()
  const { card, steps, tell } = buying
  const isUnderWay = useRef(false)
  // Another tab may have changed the cart, the address or the cards.
  const lookAgain = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => toPayWith.includes(queryKey[0] as string) })

  const refuse = ({ order_id: id, payment }: Placed) => {
    card.setValue('cvv', '')
    steps.go('payment')
    tell(refusedTrouble(t, { id, payment, language: visit.language }))
    lookAgain()
  }
  const payment = useMutation({
    mutationFn: async () => {
      tell(null)
      return send(await payByOf(buying, total, cards))
    },
    onSuccess: (placed) => {
      flagCart(false)
      if (placed.payment.state === 'refused') return refuse(placed)
      return conclude(placed.order_id)
    },
    onError: async (problem) => {
      if (problem instanceof CardRejected) {
        steps.go('payment')
        markFaults(card, problem.faults, t)
      }
      const lost = isUnanswered(problem) ? await findLost().catch(() => undefined) : undefined
      if (lost !== undefined) return conclude(lost)
      tell(troubleOf(t, problem))
      if (isOfSaving(problem)) toast.warning(refusalOf(problem, t, formTexts.failed))
      lookAgain()
      return undefined
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  return {
    isPending: payment.isPending,
    pay: async () => {
      // A second press may come before the button is disabled, or before the page of the order opens.
      if (isUnderWay.current || buying.orderId !== null) return
      isUnderWay.current = true
      // what went wrong is told above
      await payment.mutateAsync().catch(() => undefined)
    },
  }
}

async function payByOf({ choice, card }: Buying, total: number, cards: PaymentStepProps['cards']): Promise<PayBy> {
  const by = await payWithOf(choice, card, cards)
  return by.method === 'pix'
    ? by
    : { ...by, installments: allowedParts(choice.installments, partsOf(total, cards?.pagarme_data)) }
}

/** True if the server refused the order; a refused card is shown beside its fields instead. */
const isOfSaving = (error: unknown) =>
  !(error instanceof CardRejected || error instanceof ProviderUnreachable) &&
  !(error instanceof CallError && error.code === 'card_refused')

/** Without an answer the server may have placed the order all the same. */
const isUnanswered = (error: unknown) =>
  error instanceof CallError ? error.status >= 500 && !error.message : error instanceof TypeError

function useConclude({ setOrderId, card }: Buying) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (id: number) => {
    flagCart(false)
    card.reset()
    setOrderId(id)
    setTimeout(() => {
      void queries.invalidateQueries({ queryKey: [routeOf(cart.active)] })
      void queries.invalidateQueries({ queryKey: [routeOf(credits.show)] })
      void forgetOrders(queries)
      void navigate(paths.confirmed(id), { replace: true })
    }, CONFIRMED_AFTER_MS)
  }
}

/** Returns the newest order if the cart is empty, as it is after an order was placed. */
export function useLostOrder() {
  const { call } = useEnv()
  return async (person: number) => {
    const { result } = await callEndpoint(call, cart.active, { params: { id: person }, query: {} })
    if (result.count > 0) return undefined
    const { products } = await callEndpoint(call, orders.list, { query: { per_page: 1 } })
    return products[0]?.order_id
  }
}
