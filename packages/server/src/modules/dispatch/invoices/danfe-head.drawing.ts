import { formatKey } from '@bra/contract/trade/documents'
import { drawCode128 } from '../../../platform/barcodes.ts'
import { fitted, line, mm, type Pdf } from '../../../platform/pdf.ts'
import type { ShownDocument, ShownParty } from './document-shown.ts'
import { amount, dayOf, documentOf, drawCells, EDGE, frame, numberPages, type Printed, WIDTH } from './paper.drawing.ts'

/** Millimetres; what joint technical note 2025.001 asks of every printer, as a CNPJ with letters needs more bars. */
const BARS = 115
/** Clear space beside the bars: ten times the thinnest one. */
const QUIET = 4.5
const KEY = BARS + 2 * QUIET
const [ISSUER, BADGE] = [46, 26]
const HEAD = mm(36)
const STUB = mm(17)

/** The first page has the stub above its head, the others begin with the head. */
export function numberHeads(pdf: Pdf, top: number) {
  const [x, width] = [EDGE + mm(ISSUER + 3), mm(BADGE - 4)]
  numberPages(pdf, (page) => ({ x, y: (page === 0 ? top : EDGE) + mm(29), width }))
}

export function drawStub(pdf: Pdf, { issuer, number, series, recipient, totals, issuedAt }: ShownDocument) {
  const [side, x] = [mm(34), EDGE + WIDTH - mm(34)]
  frame(pdf, { x: EDGE, y: EDGE, width: WIDTH - side, height: mm(7) })
  pdf.font('text', 5.5)
  const received = `RECEBEMOS DE ${issuer.name} OS PRODUTOS E/OU SERVIÇOS CONSTANTES DA NOTA FISCAL ELETRÔNICA INDICADA AO LADO. EMISSÃO: ${dayOf(issuedAt)} VALOR TOTAL: R$ ${amount(totals.vNF)} DESTINATÁRIO: ${recipient.name}`
  pdf.text(received, EDGE + mm(0.8), EDGE + mm(0.8), { width: WIDTH - side - mm(1.6), height: mm(6), ellipsis: true })
  frame(pdf, { x, y: EDGE, width: side, height: mm(14) })
  pdf.font('bold', 9).text('NF-e', x, EDGE + mm(1.5), { width: side, align: 'center' })
  pdf.font('bold', 8).text(`Nº ${number}\nSÉRIE ${series}`, { width: side, align: 'center' })
  pdf.y = EDGE + mm(7)
  const height = mm(7)
  for (const [label, at, width] of [
    ['DATA DE RECEBIMENTO', 0, 40],
    ['IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR', 40, 122],
  ] as const) {
    frame(pdf, { x: EDGE + mm(at), y: pdf.y, width: mm(width), height })
    pdf.font('text', 5)
    line(pdf, label, { x: EDGE + mm(at + 0.8), y: EDGE + mm(7.6), width: mm(width - 1.6) })
    pdf.y = EDGE + mm(7)
  }
  const fold = EDGE + mm(15.5)
  pdf
    .moveTo(EDGE, fold)
    .lineTo(EDGE + WIDTH, fold)
    .dash(2, { space: 2 })
    .lineWidth(0.4)
    .stroke('black')
    .undash()
  pdf.y = EDGE + STUB
}

export function drawHead(pdf: Pdf, printed: Printed) {
  const { shown, key, protocol } = printed
  const { issuer } = shown
  const y = pdf.y
  drawIssuer(pdf, issuer, y)
  drawBadge(pdf, shown, y)
  const right = { x: EDGE + mm(ISSUER + BADGE), width: mm(KEY) }
  frame(pdf, { ...right, y, height: mm(14) })
  drawCode128(pdf, key, { x: right.x + mm(QUIET), y: y + mm(1.5), width: mm(BARS), height: mm(11) })
  frame(pdf, { ...right, y: y + mm(14), height: mm(8) })
  pdf.font('text', 5)
  line(pdf, 'CHAVE DE ACESSO', { x: right.x + mm(1), y: y + mm(14.6), width: mm(KEY - 2) })
  pdf.font('bold', 7)
  line(pdf, formatKey(key), { x: right.x + mm(1), y: y + mm(17.8), width: mm(KEY - 2) })
  frame(pdf, { ...right, y: y + mm(22), height: HEAD - mm(22) })
  const look =
    'Consulta de autenticidade no portal nacional da NF-e\nwww.nfe.fazenda.gov.br/portal ou no site da Sefaz Autorizadora'
  pdf.font('text', 7).text(look, right.x, y + mm(25.5), { width: right.width, align: 'center' })
  pdf.y = y + HEAD
  drawCells(pdf, [
    { label: 'NATUREZA DA OPERAÇÃO', value: shown.nature, width: 112 },
    { label: 'PROTOCOLO DE AUTORIZAÇÃO DE USO', value: protocol, width: 84 },
  ])
  drawCells(pdf, [
    { label: 'INSCRIÇÃO ESTADUAL', value: issuer.registration, width: 66 },
    { label: 'INSCRIÇÃO ESTADUAL DO SUBST. TRIB.', value: '', width: 65 },
    { label: 'CNPJ', value: documentOf(issuer), width: 65 },
  ])
}

function drawIssuer(pdf: Pdf, { name, street, district, cep, city, uf, phone }: ShownParty, y: number) {
  frame(pdf, { x: EDGE, y, width: mm(ISSUER), height: HEAD })
  const inside = { x: EDGE + mm(2), width: mm(ISSUER - 4) }
  pdf.font('text', 5)
  line(pdf, 'IDENTIFICAÇÃO DO EMITENTE', { ...inside, y: y + mm(0.8) })
  pdf.font('bold')
  const height = fitted(pdf, name, { ...inside, y: y + mm(4), height: mm(10.5), sizes: [10, 6.5] })
  const below = y + mm(5.5) + height
  const place = [street, `${district} - CEP ${cep}`, `${city} - ${uf}`, phone && `Fone ${phone}`]
  pdf.font('text')
  const room = { ...inside, y: below, height: y + HEAD - mm(1) - below }
  fitted(pdf, place.filter(Boolean).join('\n'), { ...room, sizes: [7.5, 5.5] })
}

function drawBadge(pdf: Pdf, { isEntry, number, series }: ShownDocument, y: number) {
  const x = EDGE + mm(ISSUER)
  const room = { width: mm(BADGE), align: 'center' } as const
  frame(pdf, { x, y, width: mm(BADGE), height: HEAD })
  pdf.font('bold', 11).text('DANFE', x, y + mm(1), room)
  pdf.font('text', 5.5).text('Documento Auxiliar da\nNota Fiscal Eletrônica', x, y + mm(6), room)
  pdf.font('text', 6.5).text('0 - ENTRADA\n1 - SAÍDA', x + mm(2.5), y + mm(13))
  frame(pdf, { x: x + mm(17.5), y: y + mm(12.5), width: mm(6), height: mm(6) })
  pdf.font('bold', 10).text(isEntry ? '0' : '1', x + mm(17.5), y + mm(13.7), { width: mm(6), align: 'center' })
  pdf.font('bold', 7.5).text(`Nº ${number}\nSÉRIE ${series}`, x + mm(3), y + mm(21.5))
}
