import { decimal } from '../amounts.ts'
import { formatKey } from '@bra/contract/trade/documents'
import { plainText } from '../xml/writing.ts'
import type { NfeInput } from './nfe.types.ts'
import { approximateOf, reformCents, type TaxedItem } from './totals.ts'

const written = (cents: number) => `R$ ${decimal(cents).replace('.', ',')}`

export const deliveryNote = (name: string) => `Entregar a ${name}.`

/** What the law wants said in words, and what the layout of the DANFE has no field for yet. */
export function noteOf(input: NfeInput, items: TaxedItem[]): string {
  const { crt } = input.issuer
  const reform = reformCents(items)
  const difference = items.reduce((sum, { taxes }) => sum + (taxes.difference?.cents ?? 0), 0)
  const fund = items.reduce((sum, { taxes }) => sum + (taxes.difference?.fcp?.cents ?? taxes.icms?.fcp?.cents ?? 0), 0)
  const told = approximateOf(items)
  const parts = [
    (crt === 1 || crt === 4) &&
      'Documento emitido por ME, EPP ou MEI optante pelo Simples Nacional. Nao gera credito de ICMS nem de IPI.',
    crt === 2 && 'Optante pelo Simples Nacional, com excesso do sublimite de receita bruta: ICMS fora do Simples.',
    difference > 0 && `ICMS devido a UF de destino: ${written(difference)}.`,
    fund > 0 && `FCP: ${written(fund)}.`,
    told &&
      `Valor aproximado dos tributos ${written(told.federalCents + told.stateCents)}, sendo federais ${written(told.federalCents)} e estaduais ${written(told.stateCents)}. Fonte: ${input.approximateTaxes!.source} (Lei 12.741/2012).`,
    reform > 0 && `IBS e CBS: ${written(reform)}.`,
    input.returnOf && `Devolucao da NF-e ${formatKey(input.returnOf)}.`,
    input.note,
    'Venda pelo Bra Cards.',
  ]
  return plainText(parts.filter(Boolean).join(' '), 5000)
}
