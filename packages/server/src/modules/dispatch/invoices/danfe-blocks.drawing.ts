import type { Pdf } from '../../../platform/pdf.ts'
import type { ShownDocument } from './document-shown.ts'
import { amount, dayOf, documentOf, drawCells, drawTitle, hourOf } from './paper.drawing.ts'

export function drawRecipient(pdf: Pdf, { recipient: to, issuedAt, leftAt }: ShownDocument) {
  drawTitle(pdf, 'DESTINATÁRIO / REMETENTE')
  drawCells(pdf, [
    { label: 'NOME / RAZÃO SOCIAL', value: to.name, width: 116 },
    { label: 'CNPJ / CPF', value: documentOf(to), width: 50 },
    { label: 'DATA DA EMISSÃO', value: dayOf(issuedAt), width: 30 },
  ])
  drawCells(pdf, [
    { label: 'ENDEREÇO', value: to.street, width: 92 },
    { label: 'BAIRRO / DISTRITO', value: to.district, width: 46 },
    { label: 'CEP', value: to.cep, width: 28 },
    { label: 'DATA DA SAÍDA / ENTRADA', value: leftAt && dayOf(leftAt), width: 30 },
  ])
  drawCells(pdf, [
    { label: 'MUNICÍPIO', value: to.city, width: 80 },
    { label: 'UF', value: to.uf, width: 12 },
    { label: 'FONE / FAX', value: to.phone, width: 36 },
    { label: 'INSCRIÇÃO ESTADUAL', value: to.registration, width: 38 },
    { label: 'HORA DA SAÍDA / ENTRADA', value: hourOf(leftAt), width: 30 },
  ])
}

export function drawTaxes(pdf: Pdf, { totals: of }: ShownDocument) {
  const money = (label: string, value: string, width: number) =>
    ({ label, value: amount(value || '0'), width, align: 'right' }) as const
  drawTitle(pdf, 'CÁLCULO DO IMPOSTO')
  drawCells(pdf, [
    ...[money('BASE DE CÁLC. DO ICMS', of.vBC, 32), money('VALOR DO ICMS', of.vICMS, 32)],
    ...[money('BASE DE CÁLC. ICMS S.T.', of.vBCST, 32), money('VALOR DO ICMS SUBST.', of.vST, 32)],
    ...[money('V. APROX. DOS TRIBUTOS', of.vTotTrib, 34), money('V. TOTAL DOS PRODUTOS', of.vProd, 34)],
  ])
  drawCells(pdf, [
    ...[money('VALOR DO FRETE', of.vFrete, 32), money('VALOR DO SEGURO', of.vSeg, 32)],
    ...[money('DESCONTO', of.vDesc, 32), money('OUTRAS DESPESAS', of.vOutro, 32)],
    ...[money('VALOR DO IPI', of.vIPI, 34), money('V. TOTAL DA NOTA', of.vNF, 34)],
  ])
}

const modes: Record<string, string> = { 0: '0 - Remetente (CIF)', 1: '1 - Destinatário (FOB)', 9: '9 - Sem transporte' }

export function drawTransport(pdf: Pdf, { freightMode, volumes }: ShownDocument) {
  const empty = (label: string, width: number) => ({ label, value: '', width })
  drawTitle(pdf, 'TRANSPORTADOR / VOLUMES TRANSPORTADOS')
  drawCells(pdf, [
    empty('NOME / RAZÃO SOCIAL', 62),
    { label: 'FRETE POR CONTA', value: modes[freightMode] ?? freightMode, width: 40 },
    ...[empty('CÓDIGO ANTT', 26), empty('PLACA DO VEÍCULO', 26), empty('UF', 10), empty('CNPJ / CPF', 32)],
  ])
  drawCells(pdf, [empty('ENDEREÇO', 92), empty('MUNICÍPIO', 62), empty('UF', 10), empty('INSCRIÇÃO ESTADUAL', 32)])
  drawCells(pdf, [
    { label: 'QUANTIDADE', value: volumes.quantity, width: 28 },
    { label: 'ESPÉCIE', value: volumes.kind, width: 36 },
    ...[empty('MARCA', 34), empty('NUMERAÇÃO', 34), empty('PESO BRUTO', 32), empty('PESO LÍQUIDO', 32)],
  ])
}
