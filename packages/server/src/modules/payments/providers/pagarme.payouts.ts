import { z } from 'zod'
import { type Options, pagarmeCalls } from './pagarme.calls.ts'
import { WithId } from './pagarme.schemas.ts'
import type { NewPayout, Payee, Payout, PayoutProvider, PayoutState } from './payouts.port.ts'
import { PaymentsUnavailable, PaymentUnreadable } from './port.ts'

const PAGE_SIZE = 30
const MOST_PAGES = 20

const Metadata = z.record(z.string(), z.string()).nullish().catch(null)
const Withdrawal = WithId.extend({
  amount: z.number().int(),
  status: z.string(),
  metadata: Metadata,
  funding_date: z.string().nullish(),
  funding_estimated_date: z.string().nullish(),
})
const Withdrawals = z.object({ data: z.array(Withdrawal) })
const Transfers = z.object({ data: z.array(WithId.extend({ metadata: Metadata })) })

/**
 * Pagar.me v5: our money goes from the recipient that is ourselves to the recipient of the store, which withdraws it to
 * its bank. Keys are forgotten after a day, so that everything is looked for before it is made.
 */
export function pagarmePayouts(options: Options): PayoutProvider {
  const { ask, find } = pagarmeCalls(options)
  const ourselves = async () => (await ask(WithId, { method: 'GET', path: '/recipients/default' })).id

  const payoutOf: PayoutProvider['payoutOf'] = async (payeeId, code) => {
    const found = await findListed(
      (page) => ask(Withdrawals, { method: 'GET', path: listOf(payeeId, 'withdrawals', page) }),
      code,
    )
    return found ? payoutFrom(payeeId, found) : null
  }
  const move = async ({ cents }: NewPayout, { from, to, named }: { from: string; to: string; named: string }) => {
    const listed = (page: number) => ask(Transfers, { method: 'GET', path: listOf(from, 'transfers', page) })
    if (await findListed(listed, named)) return
    const body = { amount: cents, source_id: from, target_id: to, metadata: { code: named } }
    await ask(WithId, { method: 'POST', path: '/transfers/recipients', body, key: named })
  }
  return {
    payoutOf,
    keepPayee: async (payee) => {
      const known = await find(WithId, `/recipients/${encodeURIComponent(payee.code)}`)
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
      const done = await payoutOf(payeeId, code)
      if (done) return done
      await move(order, { from: await ourselves(), to: payeeId, named: handOver(code) })
      const body = { amount: cents, metadata: { code } }
      const path = `/recipients/${payeeId}/withdrawals`
      return payoutFrom(payeeId, await ask(Withdrawal, { method: 'POST', path, body, key: `withdraw ${code}` }))
    },
    payout: async (payeeId, id) => {
      const found = await find(Withdrawal, `/recipients/${payeeId}/withdrawals/${id}`)
      return found && payoutFrom(payeeId, found)
    },
    takeHome: async (order) => {
      // nothing was handed over where it was refused at once
      const { payeeId, code } = order
      const listed = (page: number) => ask(Transfers, { method: 'GET', path: listOf(payeeId, 'transfers', page) })
      if (!(await findListed(listed, handOver(code)))) return
      await move(order, { from: payeeId, to: await ourselves(), named: `take home ${code}` })
    },
  }
}

const handOver = (code: string) => `hand over ${code}`
const listOf = (recipientId: string, of: 'withdrawals' | 'transfers', page: number) =>
  `/recipients/${recipientId}/${of}?${new URLSearchParams({ page: String(page), size: String(PAGE_SIZE) })}`

type Listed = { id: string; metadata?: Record<string, string> | null }

/** Newest first: what was asked for lately is on the first pages. */
async function findListed<T extends Listed>(list: (page: number) => Promise<{ data: T[] }>, code: string) {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data } = await list(page)
    const found = data.find(({ metadata }) => metadata?.code === code)
    if (found || data.length < PAGE_SIZE) return found
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
