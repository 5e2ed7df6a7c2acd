import { decimal, rateText } from '../amounts.ts'
import { group, leaf } from '../xml/writing.ts'
import type { ItemTaxes } from './item-taxes.ts'
import type { NfeInput, NfeItem } from './nfe.types.ts'

const zero = '0.00'

export const taxGroup = (input: NfeInput, item: NfeItem, taxes: ItemTaxes) =>
  group('imposto', [
    taxes.approximate && leaf('vTotTrib', decimal(taxes.approximate.federalCents + taxes.approximate.stateCents)),
    group('ICMS', [icmsGroup(item, taxes)]),
    contribution('PIS', input, taxes.pis),
    contribution('COFINS', input, taxes.cofins),
    taxes.difference && differenceGroup(taxes.difference),
    taxes.reform && reformGroup(taxes.reform),
  ])

function icmsGroup({ origin }: NfeItem, { icms }: ItemTaxes) {
  // 102: taxed in the Simples, without credit for the buyer
  if (!icms) return group('ICMSSN102', [leaf('orig', origin), leaf('CSOSN', '102')])
  const { baseCents, rate, cents, fcp } = icms
  return group('ICMS00', [
    ...[leaf('orig', origin), leaf('CST', '00'), leaf('modBC', 3), leaf('vBC', decimal(baseCents))],
    ...[leaf('pICMS', rateText(rate)), leaf('vICMS', decimal(cents))],
    ...(fcp ? [leaf('pFCP', rateText(fcp.rate)), leaf('vFCP', decimal(fcp.cents))] : []),
  ])
}

function contribution(name: 'PIS' | 'COFINS', { returnOf }: NfeInput, tax: ItemTaxes['pis']) {
  if (tax)
    return group(name, [
      group(`${name}Aliq`, [
        ...[leaf('CST', '01'), leaf('vBC', decimal(tax.baseCents)), leaf(`p${name}`, rateText(tax.rate))],
        leaf(`v${name}`, decimal(tax.cents)),
      ]),
    ])
  // 49 and 98: other operations out and in, without a tax by the document
  return group(name, [
    group(`${name}Outr`, [
      ...[leaf('CST', returnOf ? '98' : '49'), leaf('vBC', zero), leaf(`p${name}`, '0.0000'), leaf(`v${name}`, zero)],
    ]),
  ])
}

const differenceGroup = ({ baseCents, rate, between, cents, fcp }: NonNullable<ItemTaxes['difference']>) =>
  group('ICMSUFDest', [
    ...[leaf('vBCUFDest', decimal(baseCents)), leaf('vBCFCPUFDest', decimal(fcp ? baseCents : 0))],
    leaf('pFCPUFDest', rateText(fcp?.rate ?? 0)),
    ...[leaf('pICMSUFDest', rateText(rate)), leaf('pICMSInter', decimal(between)), leaf('pICMSInterPart', '100.0000')],
    ...[leaf('vFCPUFDest', decimal(fcp?.cents ?? 0)), leaf('vICMSUFDest', decimal(cents)), leaf('vICMSUFRemet', zero)],
  ])

const reformGroup = ({ baseCents, rates, ibsStateCents, ibsCityCents, cbsCents }: NonNullable<ItemTaxes['reform']>) =>
  group('IBSCBS', [
    ...[leaf('CST', '000'), leaf('cClassTrib', '000001')],
    group('gIBSCBS', [
      leaf('vBC', decimal(baseCents)),
      group('gIBSUF', [leaf('pIBSUF', rateText(rates.ibsState)), leaf('vIBSUF', decimal(ibsStateCents))]),
      group('gIBSMun', [leaf('pIBSMun', rateText(rates.ibsCity)), leaf('vIBSMun', decimal(ibsCityCents))]),
      leaf('vIBS', decimal(ibsStateCents + ibsCityCents)),
      group('gCBS', [leaf('pCBS', rateText(rates.cbs)), leaf('vCBS', decimal(cbsCents))]),
    ]),
  ])
