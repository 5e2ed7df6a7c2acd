import { refuseWrongAddress } from './customers.ts'
import { type Card, invalid, type KeptCard, Refused, type Token } from './objects.ts'
import { found, newId, now, type World } from './world.ts'

const TOKEN_LIVES_MS = 60_000

export type Outcome = 'paid' | 'refused' | 'slowly paid' | 'slowly refused'

/** Card numbers of the provider's simulator: https://docs.pagar.me/docs/simulador-de-cartão-de-crédito */
const simulated: Record<string, Outcome> = {
  '4000000000000028': 'refused',
  '4000000000000002': 'refused',
  '4000000000000036': 'slowly paid',
  '4000000000000044': 'slowly refused',
}

/** The simulator refuses any card whose security code begins with 6. */
export const isRefusedByCode = ({ cvv }: KeptCard) => cvv.startsWith('6')
export const outcomeOf = (kept: KeptCard): Outcome =>
  isRefusedByCode(kept) ? 'refused' : (simulated[kept.number] ?? 'paid')

interface TypedCard {
  number?: string
  holder_name?: string
  exp_month?: number
  exp_year?: number
  cvv?: string
}

/** Only this call takes a card number, straight from the browser of the holder. */
export function tokenOf(world: World, body: { type?: unknown; card?: TypedCard } | null) {
  if (body?.type !== 'card' || !body.card)
    return invalid({ type: 'The type field is invalid. Possible values are: card' })
  const kept = keptCard(body.card)
  const token: Token = { id: newId('token'), expiresAt: Date.now() + TOKEN_LIVES_MS, isUsed: false, kept }
  world.tokens.set(token.id, token)
  const { first_six_digits, last_four_digits, brand, holder_name, exp_month, exp_year } = kept.card
  return {
    id: token.id,
    type: 'card',
    created_at: now(),
    expires_at: new Date(token.expiresAt).toISOString(),
    card: { first_six_digits, last_four_digits, brand, holder_name, exp_month, exp_year, type: 'credit' },
  }
}

function keptCard({ number, holder_name: holder, exp_month: month, exp_year: year, cvv }: TypedCard): KeptCard {
  const digits = (number ?? '').replace(/\s/g, '')
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits))
    invalid({ 'card.number': 'The number field is not a valid card number' })
  if (!/^\d{3,4}$/.test(cvv ?? '')) invalid({ 'card.cvv': 'The field cvv must be a string with 3 or 4 digits.' })
  if (!/^[^\d]{1,64}$/.test(holder ?? '')) invalid({ 'card.holder_name': 'The holder_name field is invalid.' })
  const [expMonth, expYear] = [Number(month), fullYear(Number(year))]
  if (!(expMonth >= 1 && expMonth <= 12)) invalid({ 'card.exp_month': 'The field exp_month must be between 1 and 12.' })
  if (!(Date.UTC(expYear, expMonth) > Date.now())) invalid({ 'card.exp_year': 'Card expired.' })
  const card: Card = {
    id: newId('card'),
    first_six_digits: digits.slice(0, 6),
    last_four_digits: digits.slice(-4),
    brand: brandOf(digits),
    holder_name: holder!,
    exp_month: expMonth,
    exp_year: expYear,
    status: 'active',
    type: 'credit',
    created_at: now(),
    updated_at: now(),
  }
  return { card, number: digits, cvv: cvv!, customerId: null }
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

function passesLuhn(digits: string) {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

const brands: [RegExp, string][] = [
  [/^(4011|4312|4389|4514|5041|5066|5067|6277|6362|6363|650|6516|6550)/, 'Elo'],
  [/^(606282|3841)/, 'Hipercard'],
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'Amex'],
  [/^3[068]/, 'Diners'],
]
const brandOf = (digits: string) => brands.find(([begins]) => begins.test(digits))?.[1] ?? 'Visa'

/** A token is valid for one purchase and for one minute. */
export function spendToken(world: World, id: unknown): KeptCard {
  const token = world.tokens.get(String(id))
  if (!token || token.isUsed || token.expiresAt < Date.now()) throw new Refused(404, 'Token not found.')
  token.isUsed = true
  return token.kept
}

export interface NewCardBody {
  token?: unknown
  billing_address?: unknown
}

export function keepCard(world: World, customerId: string, { token, billing_address: billing }: NewCardBody): Card {
  found(world.customers.get(customerId), 'Customer')
  refuseWrongAddress(billing, 'billing_address')
  const kept = spendToken(world, token)
  if (isRefusedByCode(kept)) throw new Refused(412, 'Could not create credit card. The card verification failed.')
  const same = cardsOf(world, customerId).find(
    (other) => other.number === kept.number && other.card.exp_year === kept.card.exp_year,
  )
  if (same) return same.card
  world.cards.set(kept.card.id, { ...kept, customerId })
  return kept.card
}

export const cardsOf = (world: World, customerId: string) =>
  [...world.cards.values()].filter((kept) => kept.customerId === customerId && kept.card.status === 'active')

export function cardOf(world: World, customerId: string, id: unknown): KeptCard {
  return found(
    cardsOf(world, customerId).find(({ card }) => card.id === id),
    'Card',
  )
}

export function deleteCard(world: World, customerId: string, id: string): Card {
  const { card } = cardOf(world, customerId, id)
  card.status = 'deleted'
  card.updated_at = now()
  card.deleted_at = now()
  return card
}
