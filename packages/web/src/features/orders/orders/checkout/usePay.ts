import type { Input, Reply } from '@bra/contract/api'
import { addresses } from '@bra/contract/addresses'
import { cart } from '@bra/contract/cart'
import { checkout } from '@bra/contract/checkout'
import { orders } from '@bra/contract/orders'
import { payments } from '@bra/contract/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { callEndpoint, CallError, routeOf } from '../../../lib/call.ts'
import { flagCart } from '../../../lib/cart-flag.ts'
import { useEnv } from '../../../lib/env.ts'
import { paths } from '../../../lib/paths.ts'
import { refusalOf } from '../../../lib/refusal.ts'
import { toast } from '../../../ui/toast.ts'
import { CardRejected, ProviderUnreachable, tokenOf } from '../../payments/card-token.ts'
import { markFaults } from '../../payments/useCardForm.ts'
import { forgetOrders } from '../paying.data.ts'
import { allowedParts, type Choice, partsOf } from './choice.ts'
import type { PaymentStepProps } from './PaymentStep.tsx'
import { refusedTrouble, troubleOf } from './troubles.ts'
import type { Buying } from './useBuying.ts'

export type PayBy = Omit<Input<typeof checkout.pay>['body'], 'order_id'>
export type Placed = Reply<typeof checkout.pay>

const toPayWith = [cart.active, addresses.listOfPerson, payments.cards].map(routeOf)

/** After an order is saved its page follows, as the specification says. */
const CONFIRMED_AFTER_MS = 1000

interface Payable {
  total: number
  cards: PaymentStepProps['cards']
  /** The call that places the order, or pays one that waits. */
  send: (by: PayBy) => Promise<Placed>
  /** The order that stands although its answer was lost. */
  findLost: () => Promise<number | undefined>
}

/** Pays what was chosen: a new card becomes a token at this moment, and only the token comes to us. */
export function usePay(buying: Buying, { total, cards, send, findLost }: Payable) {
  const { t, visit } = useEnv()
  const conclude = useConclude(buying)
  const queries = useQueryClient()
  const { card, steps, tell } = buying
  const isUnderWay = useRef(false)
  // another tab may have changed what was bought, where it goes, or the cards
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
      if (isOfSaving(problem)) toast.warning(refusalOf(problem, t, 'form.failed'))
      lookAgain()
      return undefined
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  return {
    isPending: payment.isPending,
    pay: () => {
      // two presses may come before the button knows of the first
      if (isUnderWay.current) return
      isUnderWay.current = true
      payment.mutate()
    },
  }
}

async function payByOf({ choice, card }: Buying, total: number, cards: PaymentStepProps['cards']): Promise<PayBy> {
  if (choice.method === 'pix') return { method: 'pix' }
  const rule = cards?.pagarme_data
  const installments = allowedParts(choice.installments, partsOf(total, rule))
  const by = { method: 'card', installments } as const
  if (isSaved(choice)) return { ...by, card_id: choice.cardId }
  const typed = card.getValues()
  return { ...by, token: await tokenOf(rule!, typed), keep: typed.keep }
}

const isSaved = (choice: Choice): choice is Choice & { cardId: number } => typeof choice.cardId === 'number'

/** What the order was refused for; a card that was refused is told beside its fields alone. */
const isOfSaving = (error: unknown) =>
  !(error instanceof CardRejected || error instanceof ProviderUnreachable) &&
  !(error instanceof CallError && error.code === 'card_refused')

/** The server may have done it all the same. */
const isUnanswered = (error: unknown) =>
  error instanceof CallError ? error.status >= 500 && !error.message : error instanceof TypeError

/** The order stands: its page follows after a moment, and Back does not lead here again. */
function useConclude({ setOrderId, card }: Buying) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (id: number) => {
    flagCart(false)
    card.reset()
    setOrderId(id)
    setTimeout(() => {
      void queries.invalidateQueries({ queryKey: [routeOf(cart.active)] })
      void forgetOrders(queries)
      void navigate(paths.confirmed(id), { replace: true })
    }, CONFIRMED_AFTER_MS)
  }
}

/** The newest order, where nothing is left in the cart. */
export function useLostOrder() {
  const { call } = useEnv()
  return async (person: number) => {
    const { result } = await callEndpoint(call, cart.active, { params: { id: person }, query: {} })
    if (result.count > 0) return undefined
    const { products } = await callEndpoint(call, orders.list, { query: { per_page: 1 } })
    return products[0]?.order_id
  }
}
