import { invalid, Refused } from './objects.ts'
import { type BankAccount, type Recipient, type Transfer, type Withdrawal } from './recipients.objects.ts'
import { found, newId, now, type World } from './world.ts'

const SETTLES_AFTER_MS = 1500
/** The demo's sales were paid before the sandbox existed, so the marketplace begins with their money. */
const OPENING_CENTS = 100_000_000_00
const FEE = 367

export function ourselves(world: World): Recipient {
  const known = [...world.recipients.values()].find(({ code }) => code === 'default')
  return known ?? keep(world, { ...blank('default', 'Bra Cards'), available: OPENING_CENTS })
}

const blank = (code: string, name: string): Recipient => ({
  id: newId('re'),
  code,
  name,
  email: null,
  document: null,
  type: 'company',
  status: 'active',
  default_bank_account: null,
  created_at: now(),
  updated_at: now(),
  available: 0,
})

function keep(world: World, recipient: Recipient) {
  world.recipients.set(recipient.id, recipient)
  return recipient
}

const required = [
  'holder_name',
  'holder_type',
  'holder_document',
  'bank',
  'branch_number',
  'account_number',
  'type',
] as const

/** A second recipient with the same code is refused, as by the real provider. */
export function recipientFrom(world: World, body: Record<string, unknown>): Recipient {
  const { code, name, email, document, type } = body
  const account = body.default_bank_account as Partial<BankAccount> | undefined
  if (!isText(code)) return invalid({ code: 'The code field is required.' })
  if (!isText(name) || !isText(email) || !isText(document))
    return invalid({ name: 'name, email and document are required without register_information.' })
  const missing = required.find((field) => !isText(account?.[field]))
  if (!account || missing) return invalid({ [`default_bank_account.${missing}`]: 'The field is required.' })
  if (account.holder_document !== document)
    return invalid({ 'default_bank_account.holder_document': 'The document does not match the recipient.' })
  if ([...world.recipients.values()].some((one) => one.code === code))
    throw new Refused(412, 'There is a recipient with this code already.')
  const bankAccount = { ...account, id: newId('ba'), status: 'active' } as BankAccount
  const of = {
    email,
    document,
    type: type === 'individual' ? 'individual' : 'company',
    default_bank_account: bankAccount,
  }
  return keep(world, { ...blank(code, name), ...of } as Recipient)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

export const recipientNamed = (world: World, name: string) =>
  found(world.recipients.get(name) ?? [...world.recipients.values()].find(({ code }) => code === name), 'Recipient')

interface TransferBody {
  amount?: unknown
  source_id?: unknown
  target_id?: unknown
  metadata?: Record<string, string>
}

export function transfer(
  world: World,
  { amount, source_id: from, target_id: to, metadata = {} }: TransferBody,
): Transfer {
  const [source, target] = [recipientNamed(world, String(from)), recipientNamed(world, String(to))]
  const cents = spend(source, amount)
  target.available += cents
  const made: Transfer = {
    id: newId('tran'),
    amount: cents,
    status: 'transferred',
    type: 'inter_recipient',
    fee: 0,
    metadata,
    created_at: now(),
    updated_at: now(),
    source: { source_id: source.id, type: 'recipient' },
    target: { target_id: target.id, type: 'recipient' },
  }
  world.transfers.push(made)
  return made
}

function spend(source: Recipient, amount: unknown): number {
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1)
    return invalid({ amount: 'The amount must be at least 1.' })
  if (amount > source.available) throw new Refused(412, 'The recipient does not have enough balance.')
  source.available -= amount
  return amount
}

/** Pays to the recipient's bank: an account that ends in 99 returns the money, one that ends in 98 does not exist. */
export function withdraw(world: World, recipientId: string, { amount, metadata = {} }: TransferBody): Withdrawal {
  const recipient = recipientNamed(world, recipientId)
  const cents = spend(recipient, amount)
  const made: Withdrawal = {
    id: newId('with'),
    amount: cents,
    status: 'pending_transfer',
    type: 'ted',
    fee: FEE,
    metadata,
    created_at: now(),
    updated_at: now(),
    funding_date: null,
    funding_estimated_date: now(),
    source: { source_id: recipient.id, type: 'recipient' },
    target: { target_id: recipient.default_bank_account?.id ?? '', type: 'bank_account' },
  }
  world.withdrawals.set(made.id, made)
  world.announce('transfer.created', made)
  const account = recipient.default_bank_account?.account_number ?? ''
  if (!world.banksWait) settleSoon(world, made.id, account)
  return made
}

function settleSoon(world: World, id: string, account: string) {
  const end = (status: Withdrawal['status']) => () => {
    const withdrawal = world.withdrawals.get(id)!
    if (canBecome(withdrawal, status)) ended(world, id, status)
  }
  setTimeout(end(account.endsWith('98') ? 'failed' : 'transferred'), SETTLES_AFTER_MS).unref()
  if (account.endsWith('99')) setTimeout(end('returned'), 2 * SETTLES_AFTER_MS).unref()
}

const before: Record<string, string[]> = {
  transferred: ['pending_transfer', 'processing'],
  failed: ['pending_transfer', 'processing'],
  returned: ['transferred'],
}
const canBecome = ({ status }: Withdrawal, next: string) => before[next]?.includes(status) ?? false

const events: Record<string, string> = {
  transferred: 'transfer.paid',
  failed: 'transfer.failed',
  returned: 'transfer.returned',
}

export function ended(world: World, id: string, status: Withdrawal['status'], isTold = true): Withdrawal {
  const withdrawal = found(world.withdrawals.get(id), 'Withdrawal')
  if (!canBecome(withdrawal, status))
    throw new Refused(412, `A withdrawal that is ${withdrawal.status} can not become ${status}.`)
  withdrawal.status = status
  withdrawal.updated_at = now()
  if (status === 'transferred') withdrawal.funding_date = now()
  else recipientNamed(world, withdrawal.source.source_id).available += withdrawal.amount
  if (isTold) world.announce(events[status]!, withdrawal)
  return withdrawal
}
