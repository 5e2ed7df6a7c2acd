import type { Uf } from '@bra/contract/trade/trade'
import { share } from '../amounts.ts'
import { type Crt, type ReformRates, reformOf } from '../reform.ts'
import { states } from '../states.ts'
import type { NfeInput, NfeItem } from './nfe.types.ts'

export interface PricedItem extends NfeItem {
  goodsCents: number
  freightCents: number
  discountCents: number
}

export interface ItemTaxes {
  /** Of the regimes that pay ICMS by the document; null in the Simples. */
  icms: { baseCents: number; rate: number; cents: number } | null
  /** The difference that is owed to the buyer's state. */
  difference: { baseCents: number; rate: number; between: number; cents: number } | null
  pis: { baseCents: number; rate: number; cents: number } | null
  cofins: { baseCents: number; rate: number; cents: number } | null
  reform: {
    baseCents: number
    rates: ReformRates
    ibsStateCents: number
    ibsCityCents: number
    cbsCents: number
  } | null
}

const south: Uf[] = ['SP', 'MG', 'RJ', 'PR', 'SC', 'RS']
const IMPORTED = [1, 2, 3, 8]

/** Rate of ICMS between two states (Resolução do Senado 22/1989 and 13/2012). */
export function rateBetween(from: Uf, to: Uf, origin: number): number {
  if (IMPORTED.includes(origin)) return 400
  return south.includes(from) && !south.includes(to) ? 700 : 1200
}

/** A company of the Simples above its limit pays ICMS like one of the normal regime, and the other taxes in the Simples. */
export const paysIcms = (crt: Crt) => crt === 2 || crt === 3

export function taxesOf(input: NfeInput, item: PricedItem): ItemTaxes {
  const { issuer, buyer } = input
  const value = item.goodsCents + item.freightCents - item.discountCents
  const [from, to] = [issuer.address.uf, buyer.address.uf]
  const isInside = from === to
  const between = rateBetween(from, to, item.origin)
  const icmsRate = isInside ? states[from].icms : between
  const icms = paysIcms(issuer.crt) ? { baseCents: value, rate: icmsRate, cents: share(value, icmsRate) } : null
  const difference = icms && !isInside ? differenceOf(value, to, between) : null
  const net = value - (icms?.cents ?? 0)
  const isReturn = Boolean(input.returnOf)
  const contribution = (rate: number) =>
    issuer.crt === 3 && !isReturn ? { baseCents: net, rate, cents: share(net, rate) } : null
  const pis = contribution(issuer.contributions.pis)
  const cofins = contribution(issuer.contributions.cofins)
  const base = net - (difference?.cents ?? 0) - (pis?.cents ?? 0) - (cofins?.cents ?? 0)
  return { icms, difference, pis, cofins, reform: reformTaxes(input, base) }
}

function differenceOf(baseCents: number, to: Uf, between: number) {
  const rate = states[to].icms
  return { baseCents, rate, between, cents: Math.max(0, share(baseCents, rate) - share(baseCents, between)) }
}

function reformTaxes({ issuedAt, issuer, laterRates }: NfeInput, baseCents: number): ItemTaxes['reform'] {
  const reform = reformOf(issuedAt, issuer.crt, laterRates)
  if (!reform) return null
  const { rates } = reform
  const of = (rate: number) => share(baseCents, rate)
  return {
    baseCents,
    rates,
    ibsStateCents: of(rates.ibsState),
    ibsCityCents: of(rates.ibsCity),
    cbsCents: of(rates.cbs),
  }
}
