import { storeDashboard } from '@bra/contract/dispatch/store-dashboard'
import { awaitedPayments } from '@bra/contract/money/payment-life'
import { payments } from '@bra/contract/money/payments'
import { inventory } from '@bra/contract/selling/inventory'
import { liveSignatures } from '@bra/contract/stores/signature-life'
import { subscriptions } from '@bra/contract/stores/subscriptions'
import type { Bill, Signature } from '@bra/contract/stores/subscriptions.schemas'
import { useQuery } from '@tanstack/react-query'
import { useLive } from '../../../lib/live.ts'
import { ask } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'

const POLL_MS = 4000
/** Days of sales on which the commission is reckoned. */
const SALES_DAYS = 30

export const expiredQuery = ask(subscriptions.expired, {})
const signaturesQuery = (store_id: number) => ask(subscriptions.signatures, { query: { store_id } })

/** It is asked anew whenever a plan is chosen, because its token holds for the sums of that moment. */
export const previewQuery = (store_id: number, plan: string) => ({
  ...ask(subscriptions.preview, { query: { store_id, plan } }),
  staleTime: 0,
})

const salesQuery = (id: number) => ask(storeDashboard.dashboard, { params: { id }, query: { days: SALES_DAYS } })

/** These are old after each change of a signature; a new card that pays one is kept. */
export const changedBySignature = [
  subscriptions.signatures,
  subscriptions.expired,
  inventory.index,
  payments.cards,
] as const

export const isLive = ({ state }: Signature) => liveSignatures.includes(state)

/** True if money may still arrive for a bill without any further action here. */
export const isAwaited = ({ payment }: Bill) => payment !== null && awaitedPayments.includes(payment.state)

export const openBillOf = (signature: Signature | undefined) =>
  signature?.bill?.state === 'open' ? signature.bill : undefined

/** Polls the signatures while a payment may arrive, and reads them at once after a live event. */
export function useSignatures(storeId: number) {
  const session = useSession()
  const answer = useQuery({
    ...signaturesQuery(storeId),
    refetchInterval: ({ state: { data } }) =>
      data?.signatures.some(({ bill }) => bill?.state === 'open' && isAwaited(bill)) ? POLL_MS : false,
  })
  useLive(session ? `private-App.User.${session.user.id}` : null, 'NoticeWritten', () => void answer.refetch())
  return answer
}

/** Returns the store's own sales of 30 days, in cents; null until they are known. */
export const useSales = (storeId: number) => useQuery(salesQuery(storeId)).data?.sales_cents.now ?? null
