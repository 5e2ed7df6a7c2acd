import { z } from 'zod'
import type { pagarmeCalls } from './pagarme.calls.ts'
import { type Booking, type BookingKind, type Payment, type PaymentProvider, TooMuchToRead } from './port.ts'

const PAGE_SIZE = 100
/** Stays below the reads that the provider answers in a minute. */
const MOST_PAGES = 50
/** A window this short is not halved again, so it is read whole however many pages it has. */
const SHORTEST_MS = 1000

const cents = z.number().int()
const orNothing = cents.nullish().transform((amount) => amount ?? 0)
// the reference says a number, the newest answers a text
const id = z.union([z.string().min(1), z.number()]).transform(String)
const Payable = z.object({
  id,
  status: z.string(),
  type: z.string().nullish(),
  amount: cents,
  fee: orNothing,
  anticipation_fee: orNothing,
  fraud_coverage_fee: orNothing,
  charge_id: z.string().nullish(),
})
const Payables = z.object({
  data: z.array(Payable).nullish(),
  paging: z.object({ forward_cursor: z.string().nullish() }).nullish(),
})

const kinds: Record<string, BookingKind> = {
  credit: 'charge',
  refund: 'refund',
  chargeback: 'dispute',
  chargeback_refund: 'dispute_won',
}

type Of = Parameters<PaymentProvider['bookings']>[0]

/** Reads all pages: https://docs.pagar.me/reference/recebíveis */
export async function bookingsOf(ask: ReturnType<typeof pagarmeCalls>['ask'], of: Of) {
  const all: Booking[] = []
  for (let page = 1, cursor: string | null = ''; cursor !== null; page += 1) {
    if (page > MOST_PAGES && !isShortest(of)) throw new TooMuchToRead('Pagar.me has too many payables to look through')
    const query = new URLSearchParams({
      ...wanted(of),
      size: String(PAGE_SIZE),
      ...(cursor && { forward_cursor: cursor }),
    })
    const { data, paging } = await ask(Payables, { method: 'GET', path: `/payables?${query}` })
    all.push(...(data ?? []).flatMap(bookingFrom))
    cursor = paging?.forward_cursor || null
  }
  return all
}

const isShortest = (of: Of) => 'until' in of && of.until.getTime() - of.since.getTime() <= SHORTEST_MS

const wanted = (of: Of): Record<string, string> =>
  'chargeId' in of
    ? { charge_id: of.chargeId }
    : { updated_since: of.since.toISOString(), updated_until: of.until.toISOString() }

function bookingFrom({ charge_id: chargeId, type, fee, fraud_coverage_fee: cover, ...one }: z.output<typeof Payable>) {
  if (!chargeId) return []
  return [
    {
      id: one.id,
      chargeId,
      kind: kinds[type ?? ''] ?? 'other',
      cents: one.amount,
      feeCents: fee + cover,
      anticipationCents: one.anticipation_fee,
      isSettled: one.status !== 'waiting_funds',
    } satisfies Booking,
  ]
}

/** Only payables tell whether money was taken or came back: a charge stays charged back, and may be taken again. */
export function disputeIn(bookings: Booking[], { cents: paid, refundedCents }: Payment) {
  const taken = bookings.filter(({ kind }) => kind === 'dispute')
  const whole = -sumOf(taken)
  const back = sumOf(bookings.filter(({ kind }) => kind === 'dispute_won'))
  const state =
    back > 0 && back >= whole
      ? 'dispute_won'
      : taken.length > 0 && taken.every(({ isSettled }) => isSettled)
        ? 'dispute_lost'
        : 'disputed'
  const most = paid - refundedCents
  const disputedCents = whole > back ? whole - back : Math.min(whole, most) || most
  return { state, disputedCents } as const
}

const sumOf = (bookings: Booking[]) => bookings.reduce((sum, { cents: amount }) => sum + amount, 0)
