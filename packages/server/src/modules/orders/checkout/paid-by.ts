import { en, pt, say, type Saying, unchanged } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import type { PaidWith } from './contracts.queries.ts'

export function paidBy(paid: PaidWith | undefined): Saying {
  const charged = chargedTo(paid)
  if (!paid || paid.credit_cents === 0) return charged
  const credit = money(paid.credit_cents)
  return say(pt`${charged}, e ${credit} de crédito`, en`${charged}, and ${credit} of credit`)
}

function chargedTo(paid: PaidWith | undefined): Saying {
  if (paid?.method !== 'card') return unchanged('Pix')
  const { brand, last_four: last, installments } = paid
  const card = last ? cardEnding(brand, last) : say('Cartão de crédito', 'Credit card')
  return installments > 1
    ? say(pt`${card}, em ${installments} vezes`, en`${card}, in ${installments} instalments`)
    : say(pt`${card}, à vista`, en`${card}, in one payment`)
}

const cardEnding = (brand: string | null, last: string) =>
  brand ? say(`${brand} final ${last}`, `${brand} ending ${last}`) : say(`final ${last}`, `ending ${last}`)
