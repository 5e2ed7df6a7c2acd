import { type CardFaults, digitsOf, expiryOf, type TypedCard } from './card.ts'

const TIMEOUT_MS = 20_000
const REFUSED = new Set([400, 412, 422])

export class CardRejected extends Error {
  readonly faults: CardFaults

  constructor(faults: CardFaults) {
    super('The provider does not take this card')
    this.faults = faults
  }
}

/** The provider cannot be reached, or answers in an unexpected way. */
export class ProviderUnreachable extends Error {}

export interface TokenPlace {
  tokens_url: string
  public_key: string
}

/** Sends a card from the browser straight to the provider. Returns a token for one payment, valid for one minute. */
export async function tokenOf({ tokens_url: url, public_key: key }: TokenPlace, card: TypedCard): Promise<string> {
  const answer = await fetch(`${url}?appId=${encodeURIComponent(key)}`, {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(card)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(unreachable)
  const said = (await answer.json().catch(unreachable)) as { id?: unknown; errors?: Record<string, unknown> } | null
  if (answer.ok && typeof said?.id === 'string') return said.id
  if (REFUSED.has(answer.status)) throw new CardRejected(faultsIn(said?.errors ?? {}))
  return unreachable()
}

function unreachable(): never {
  throw new ProviderUnreachable()
}

function bodyOf({ number, expiry, cvv, holder }: TypedCard) {
  const { month, year } = expiryOf(expiry)
  const card = { number: digitsOf(number), holder_name: holder.trim(), exp_month: month, exp_year: year, cvv }
  return { type: 'card', card }
}

const fields: [RegExp, keyof CardFaults][] = [
  [/exp/, 'expiry'],
  [/cvv/, 'cvv'],
  [/holder/, 'holder'],
  [/number/, 'number'],
]

/** Maps the provider's field names to ours; if none is known, the number counts as faulty. */
function faultsIn(errors: Record<string, unknown>): CardFaults {
  const named = Object.keys(errors).flatMap((name) => fields.find(([pattern]) => pattern.test(name))?.[1] ?? [])
  return Object.fromEntries((named.length > 0 ? named : ['number' as const]).map((field) => [field, field]))
}
