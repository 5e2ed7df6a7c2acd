import type { Uf } from '@bra/contract/trade/trade'
import { share } from '../amounts.ts'
import type { StateRate } from '../rates.ts'
import { type Crt, type ReformRates, reformOf } from '../reform.ts'
import { states } from '../states.ts'
import type { NfeInput, NfeItem } from './nfe.types.ts'

export interface PricedItem extends NfeItem {
  goodsCents: number
  freightCents: number
  discountCents: number
}

interface Share {
  rate: number
  cents: number
}

export interface ItemTaxes {
  /** Of the regimes that pay ICMS by the document; null in the Simples. */
  icms: { baseCents: number; rate: number; cents: number; fcp: Share | null } | null
  /** The difference that is owed to the buyer's state. */
  difference: { baseCents: number; rate: number; between: number; cents: number; fcp: Share | null } | null
  pis: { baseCents: number; rate: number; cents: number } | null
  cofins: { baseCents: number; rate: number; cents: number } | null
  /** All taxes that the price approximately contains, as the consumer is told. */
  approximate: { federalCents: number; stateCents: number } | null
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

/** A company of the Simples above its limit pays ICMS by the document, and the other taxes in the Simples. */
export const paysIcms = (crt: Crt) => crt === 2 || crt === 3

export function taxesOf(input: NfeInput, item: PricedItem): ItemTaxes {
  const { issuer, buyer } = input
  const value = item.goodsCents + item.freightCents - item.discountCents
  const [from, to] = [issuer.address.uf, buyer.address.uf]
  const isInside = from === to
  const between = rateBetween(from, to, item.origin)
  const rateOf = (uf: Uf) => input.stateRates?.[uf] ?? states[uf]
  const rate = isInside ? rateOf(from).icms : between
  const fcp = isInside ? fcpOf(value, rateOf(from)) : null
  const icms = paysIcms(issuer.crt) ? { baseCents: value, rate, cents: share(value, rate), fcp } : null
  const difference = icms && !isInside ? differenceOf(value, rateOf(to), between) : null
  const net = value - (icms?.cents ?? 0) - (icms?.fcp?.cents ?? 0)
  const isReturn = Boolean(input.returnOf)
  const contribution = (rate: number) =>
    issuer.crt === 3 && !isReturn ? { baseCents: net, rate, cents: share(net, rate) } : null
  const pis = contribution(issuer.contributions.pis)
  const cofins = contribution(issuer.contributions.cofins)
  const owed = (difference?.cents ?? 0) + (difference?.fcp?.cents ?? 0)
  const base = net - owed - (pis?.cents ?? 0) - (cofins?.cents ?? 0)
  return {
    icms,
    difference,
    pis,
    cofins,
    approximate: approximateOf(input, item, value),
    reform: reformTaxes(input, base),
  }
}

const fcpOf = (baseCents: number, { fcp: rate }: StateRate) =>
  rate > 0 ? { rate, cents: share(baseCents, rate) } : null

function differenceOf(baseCents: number, state: StateRate, between: number) {
  const { icms: rate } = state
  const cents = Math.max(0, share(baseCents, rate) - share(baseCents, between))
  return { baseCents, rate, between, cents, fcp: fcpOf(baseCents, state) }
}

/** The consumer is told of a sale; goods that come back say nothing. */
function approximateOf({ approximateTaxes: table, returnOf }: NfeInput, { ncm, origin }: PricedItem, cents: number) {
  const rates = returnOf ? undefined : table?.byNcm.get(ncm)
  if (!rates) return null
  const federal = IMPORTED.includes(origin) ? rates.imported : rates.federal
  return { federalCents: share(cents, federal), stateCents: share(cents, rates.state) }
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
