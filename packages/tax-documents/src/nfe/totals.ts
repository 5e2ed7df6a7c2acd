import { decimal } from '../amounts.ts'
import { reformOf } from '../reform.ts'
import { group, leaf } from '../xml/writing.ts'
import type { ItemTaxes, PricedItem } from './item-taxes.ts'
import type { NfeInput } from './nfe.types.ts'

export type TaxedItem = PricedItem & { taxes: ItemTaxes }

const zero = '0.00'
const sum = (items: TaxedItem[], of: (item: TaxedItem) => number | undefined) =>
  items.reduce((total, item) => total + (of(item) ?? 0), 0)

export const valueOf = (items: TaxedItem[]) =>
  sum(items, (item) => item.goodsCents + item.freightCents - item.discountCents)

export function totalGroup(input: NfeInput, items: TaxedItem[]): string {
  const reform = reformOf(input.issuedAt, input.issuer.crt, input.laterRates)
  return group('total', [
    icmsTotal(items),
    reform && reformTotal(items),
    // the taxes of the test year are in no total
    reform?.isAdded && leaf('vNFTot', decimal(valueOf(items) + reformCents(items))),
  ])
}

function icmsTotal(items: TaxedItem[]) {
  const cents = (of: (item: TaxedItem) => number | undefined) => decimal(sum(items, of))
  const told = approximateOf(items)
  const hasDifference = items.some(({ taxes }) => taxes.difference)
  return group('ICMSTot', [
    leaf(
      'vBC',
      cents(({ taxes }) => taxes.icms?.baseCents),
    ),
    leaf(
      'vICMS',
      cents(({ taxes }) => taxes.icms?.cents),
    ),
    leaf('vICMSDeson', zero),
    hasDifference &&
      leaf(
        'vFCPUFDest',
        cents(({ taxes }) => taxes.difference?.fcp?.cents),
      ),
    hasDifference &&
      leaf(
        'vICMSUFDest',
        cents(({ taxes }) => taxes.difference?.cents),
      ),
    hasDifference && leaf('vICMSUFRemet', zero),
    leaf(
      'vFCP',
      cents(({ taxes }) => taxes.icms?.fcp?.cents),
    ),
    ...['vBCST', 'vST', 'vFCPST', 'vFCPSTRet'].map((name) => leaf(name, zero)),
    leaf(
      'vProd',
      cents((item) => item.goodsCents),
    ),
    leaf(
      'vFrete',
      cents((item) => item.freightCents),
    ),
    leaf('vSeg', zero),
    leaf(
      'vDesc',
      cents((item) => item.discountCents),
    ),
    ...['vII', 'vIPI', 'vIPIDevol'].map((name) => leaf(name, zero)),
    leaf(
      'vPIS',
      cents(({ taxes }) => taxes.pis?.cents),
    ),
    leaf(
      'vCOFINS',
      cents(({ taxes }) => taxes.cofins?.cents),
    ),
    leaf('vOutro', zero),
    leaf('vNF', decimal(valueOf(items))),
    told && leaf('vTotTrib', decimal(told.federalCents + told.stateCents)),
  ])
}

export function approximateOf(items: TaxedItem[]) {
  if (!items.some(({ taxes }) => taxes.approximate)) return null
  const of = (name: 'federalCents' | 'stateCents') => sum(items, ({ taxes }) => taxes.approximate?.[name])
  return { federalCents: of('federalCents'), stateCents: of('stateCents') }
}

export const reformCents = (items: TaxedItem[]) =>
  sum(items, ({ taxes: { reform } }) => (reform && reform.ibsStateCents + reform.ibsCityCents + reform.cbsCents) || 0)

function reformTotal(items: TaxedItem[]) {
  const of = (name: 'baseCents' | 'ibsStateCents' | 'ibsCityCents' | 'cbsCents') =>
    sum(items, ({ taxes }) => taxes.reform?.[name])
  const nothing = (...names: string[]) => names.map((name) => leaf(name, zero))
  return group('IBSCBSTot', [
    leaf('vBCIBSCBS', decimal(of('baseCents'))),
    group('gIBS', [
      group('gIBSUF', [...nothing('vDif', 'vDevTrib'), leaf('vIBSUF', decimal(of('ibsStateCents')))]),
      group('gIBSMun', [...nothing('vDif', 'vDevTrib'), leaf('vIBSMun', decimal(of('ibsCityCents')))]),
      leaf('vIBS', decimal(of('ibsStateCents') + of('ibsCityCents'))),
      ...nothing('vCredPres', 'vCredPresCondSus'),
    ]),
    group('gCBS', [
      ...nothing('vDif', 'vDevTrib'),
      leaf('vCBS', decimal(of('cbsCents'))),
      ...nothing('vCredPres', 'vCredPresCondSus'),
    ]),
  ])
}
