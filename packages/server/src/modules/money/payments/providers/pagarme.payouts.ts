import { z } from 'zod'
import { type Options, pagarmeCalls } from './pagarme.calls.ts'
import { WithId } from './pagarme.schemas.ts'
import type { NewPayout, Payee, Payout, PayoutProvider, PayoutState } from './payouts.port.ts'
import { PaymentRejected, PaymentsUnavailable, PaymentUnreadable } from './port.ts'

const PAGE_SIZE = 30
const MOST_PAGES = 100
/** Their clock and ours may differ by this much; what was made earlier belongs to another order. */
const LEEWAY_MS = 86_400_000

const Metadata = z.record(z.string(), z.string()).nullish().catch(null)
const Withdrawal = WithId.extend({
  amount: z.number().int(),
  status: z.string(),
  created_at: z.string().nullish(),
  metadata: Metadata,
  funding_date: z.string().nullish(),
  funding_estimated_date: z.string().nullish(),
})
const Withdrawals = z.object({ data: z.array(Withdrawal) })
const Transfers = z.object({ data: z.array(WithId.extend({ created_at: z.string().nullish(), metadata: Metadata })) })

/** Our recipient gives the money to the store's, which withdraws it; keys last a day, so we look before each call. */
export function pagarmePayouts(options: Options): PayoutProvider {
  const { ask, find } = pagarmeCalls(options)
  const ourselves = async () => (await ask(WithId, { method: 'GET', path: '/recipients/default' })).id

  const withdrawalOf = ({ payeeId, code, since }: NewPayout) =>
    findListed((page) => ask(Withdrawals, listOf(payeeId, { of: 'withdrawals', since, page })), { code, since })
  const transferOf = (from: string, { since }: NewPayout, named: string) =>
    findListed((page) => ask(Transfers, listOf(from, { of: 'transfers', since, page })), { code: named, since })
  const move = async (order: NewPayout, { from, to, named }: { from: string; to: string; named: string }) => {
    if (await transferOf(from, order, named)) return
    const { cents } = order
    const body = { amount: cents, source_id: from, target_id: to, metadata: { code: named } }
    await ask(WithId, { method: 'POST', path: '/transfers/recipients', body, key: named })
  }
  return {
    keepPayee: async (payee) => {
      const known = await askable(find(WithId, `/recipients/${encodeURIComponent(payee.code)}`))
      const created = {
        method: 'POST' as const,
        path: '/recipients',
        body: recipient(payee),
        key: `payee ${payee.code}`,
      }
      return (known ?? (await ask(WithId, created))).id
    },
    payOut: async (order) => {
      const { payeeId, code, cents } = order
      const done = await askable(withdrawalOf(order))
      if (done) return payoutFrom(payeeId, done)
      await askable(ourselves().then((from) => move(order, { from, to: payeeId, named: handOver(code) })))
      const body = { amount: cents, metadata: { code } }
      const path = `/recipients/${payeeId}/withdrawals`
      return payoutFrom(payeeId, await ask(Withdrawal, { method: 'POST', path, body, key: `withdraw ${code}` }))
    },
    payout: async (payeeId, id) => {
      const found = await find(Withdrawal, `/recipients/${payeeId}/withdrawals/${id}`)
      return found && payoutFrom(payeeId, found)
    },
    takeHome: async (order) => {
      // nothing was handed over if the withdrawal was refused at once
      const { payeeId, code } = order
      if (!(await transferOf(payeeId, order, handOver(code)))) return
      await move(order, { from: payeeId, to: await ourselves(), named: `take home ${code}` })
    },
  }
}

const handOver = (code: string) => `hand over ${code}`

/** A refused hand-over or look-up is not the fault of the payee, and may be asked for again. */
const askable = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    if (!(cause instanceof PaymentRejected)) throw cause
    throw new PaymentsUnavailable('Pagar.me did not let us prepare a withdrawal', { cause })
  })

interface List {
  of: 'withdrawals' | 'transfers'
  since: Date
  page: number
}

function listOf(recipientId: string, { of, since, page }: List) {
  const created_since = earliest(since).toISOString()
  const query = new URLSearchParams({ created_since, page: String(page), size: String(PAGE_SIZE) })
  return { method: 'GET' as const, path: `/recipients/${recipientId}/${of}?${query}` }
}

const earliest = (since: Date) => new Date(since.getTime() - LEEWAY_MS)

type Listed = { id: string; created_at?: string | null; metadata?: Record<string, string> | null }
interface Sought {
  code: string
  since: Date
}

/** Lists are newest first, so the search ends at the first that is too old. */
async function findListed<T extends Listed>(list: (page: number) => Promise<{ data: T[] }>, { code, since }: Sought) {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data } = await list(page)
    const found = data.find(({ metadata }) => metadata?.code === code)
    const isPast = data.some(({ created_at: at }) => at && new Date(at) < earliest(since))
    if (found || isPast || data.length < PAGE_SIZE) return found
  }
  throw new PaymentsUnavailable('Pagar.me has too many of them to look through')
}

const states: Record<string, PayoutState> = {
  created: 'waiting',
  pending: 'waiting',
  pending_transfer: 'waiting',
  processing: 'waiting',
  paid: 'paid',
  transferred: 'paid',
  failed: 'failed',
  canceled: 'failed',
  returned: 'returned',
  reversed: 'returned',
}

function payoutFrom(payeeId: string, { id, amount, status, metadata, ...dates }: z.output<typeof Withdrawal>): Payout {
  const state = states[status]
  if (!state) throw new PaymentUnreadable(`Pagar.me has a withdrawal that is ${status}`)
  const on = dates.funding_date ?? dates.funding_estimated_date
  return { id, payeeId, state, cents: amount, code: metadata?.code ?? '', fundsOn: on ? new Date(on) : null }
}

const recipient = ({ code, name, email, document, bank }: Payee) => {
  const type = document.length === 11 ? 'individual' : 'company'
  return {
    ...{ code, name, email, document, type, payment_mode: 'bank_transfer', metadata: {} },
    transfer_settings: { transfer_enabled: false, transfer_interval: 'Daily', transfer_day: 0 },
    default_bank_account: {
      ...{ holder_name: bank.holder, holder_type: type, holder_document: document, bank: bank.code },
      branch_number: bank.agency,
      ...(bank.agencyDigit && { branch_check_digit: bank.agencyDigit }),
      ...{ account_number: bank.account, account_check_digit: bank.accountDigit, type: bank.type, metadata: {} },
    },
  }
}
