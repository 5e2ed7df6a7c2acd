import { decimal } from '../amounts.ts'
import { group, leaf, plainText } from '../xml/writing.ts'
import type { NfeInput } from './nfe.types.ts'
import { taxGroup } from './tax-groups.ts'
import type { TaxedItem } from './totals.ts'

/** Usual operations: a sale of bought goods, and their way back. */
export function usualCfop({ issuer, buyer, returnOf }: Pick<NfeInput, 'issuer' | 'buyer' | 'returnOf'>): string {
  const isInside = issuer.address.uf === buyer.address.uf
  if (returnOf) return isInside ? '1202' : '2202'
  if (isInside) return '5102'
  // the list of a MEI has no 6108
  return issuer.crt === 4 ? '6102' : '6108'
}

export function itemGroup(input: NfeInput, item: TaxedItem, at: number): string {
  const quantity = `${item.quantity}.0000`
  const unit = decimal(item.cents)
  return group(
    'det',
    [
      group('prod', [
        ...[
          leaf('cProd', plainText(item.code, 60)),
          leaf('cEAN', 'SEM GTIN'),
          leaf('xProd', plainText(item.name, 120)),
        ],
        ...[leaf('NCM', item.ncm), leaf('CFOP', item.cfop ?? usualCfop(input)), leaf('uCom', 'UN')],
        ...[leaf('qCom', quantity), leaf('vUnCom', unit), leaf('vProd', decimal(item.goodsCents))],
        ...[leaf('cEANTrib', 'SEM GTIN'), leaf('uTrib', 'UN'), leaf('qTrib', quantity), leaf('vUnTrib', unit)],
        item.freightCents > 0 && leaf('vFrete', decimal(item.freightCents)),
        item.discountCents > 0 && leaf('vDesc', decimal(item.discountCents)),
        leaf('indTot', 1),
      ]),
      taxGroup(input, item, item.taxes),
    ],
    { nItem: String(at) },
  )
}
