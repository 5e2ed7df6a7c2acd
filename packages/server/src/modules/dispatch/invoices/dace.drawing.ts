import { formatDocument, formatKey } from '@bra/contract/trade/documents'
import { drawQrCode } from '../../../platform/barcodes.ts'
import { A4, line, mm, type Pdf } from '../../../platform/pdf.ts'
import type { ShownDocument, ShownParty } from './document-shown.ts'
import {
  amount,
  BOTTOM,
  type Column,
  dayOf,
  documentOf,
  drawCells,
  drawRow,
  drawTitle,
  drawWarnings,
  EDGE,
  frame,
  hourOf,
  numberPages,
  type Printed,
  quantityOf,
  ROW,
  WIDTH,
} from './paper.drawing.ts'

/** The DACE: what the DC-e says, with the code by which everybody can look it up, and what it declares about the law. */
export function drawDace(pdf: Pdf, printed: Printed) {
  const { shown } = printed
  pdf.y = EDGE
  drawHead(pdf, printed)
  drawParty(pdf, 'REMETENTE (USUÁRIO EMITENTE)', shown.issuer)
  drawParty(pdf, 'DESTINATÁRIO', shown.recipient)
  drawMarketplace(pdf, shown)
  drawGoods(pdf, printed)
  if (shown.note) drawWritten(pdf, printed, 'INFORMAÇÕES COMPLEMENTARES', shown.note)
  // the law wants these texts on the paper, beside the goods
  drawWritten(pdf, printed, 'DECLARAÇÃO', shown.declarations.join('\n\n'))
  numberPages(pdf, () => ({ x: EDGE + mm(130), y: EDGE + mm(3), width: mm(30) }))
  drawWarnings(pdf, printed)
}

const HEAD = mm(33)
const QR = mm(29)

function drawHead(pdf: Pdf, { shown, key, protocol }: Printed) {
  const y = pdf.y
  const room = { x: EDGE + mm(2), width: WIDTH - QR - mm(8) }
  frame(pdf, { x: EDGE, y, width: WIDTH, height: HEAD })
  drawQrCode(pdf, shown.qr, { x: EDGE + WIDTH - QR - mm(2), y: y + mm(2), width: QR })
  pdf.font('bold', 15).text('DACE', room.x, y + mm(1.5))
  pdf.font('bold', 8.5)
  line(pdf, 'Declaração Auxiliar de Conteúdo Eletrônica', { ...room, y: y + mm(7.5) })
  pdf.font('text', 8)
  const numbered = `Nº ${shown.number} · Série ${shown.series} · Emissão ${dayOf(shown.issuedAt)} ${hourOf(shown.issuedAt)}`
  line(pdf, numbered, { ...room, y: y + mm(12) })
  pdf.font('text', 5.5)
  line(pdf, 'CHAVE DE ACESSO', { ...room, y: y + mm(16.5) })
  pdf.font('bold', 8.5)
  line(pdf, formatKey(key), { ...room, y: y + mm(18.8) })
  pdf.font('text', 7)
  line(pdf, `Protocolo de autorização: ${protocol}`, { ...room, y: y + mm(23.5) })
  line(pdf, `Consulta pela chave de acesso em ${shown.lookUp}`, { ...room, y: y + mm(27), width: room.width })
  pdf.y = y + HEAD
}

function drawParty(pdf: Pdf, title: string, party: ShownParty) {
  drawTitle(pdf, title)
  drawCells(pdf, [
    { label: 'NOME / RAZÃO SOCIAL', value: party.name, width: 146 },
    { label: 'CPF / CNPJ', value: documentOf(party), width: 50 },
  ])
  drawCells(pdf, [
    { label: 'ENDEREÇO', value: party.street, width: 76 },
    { label: 'BAIRRO', value: party.district, width: 38 },
    { label: 'MUNICÍPIO', value: party.city, width: 48 },
    { label: 'UF', value: party.uf, width: 10 },
    { label: 'CEP', value: party.cep, width: 24 },
  ])
}

function drawMarketplace(pdf: Pdf, { marketplace: { name, document, site } }: ShownDocument) {
  if (!name) return
  drawTitle(pdf, 'MARKETPLACE QUE EMITE EM NOME DO REMETENTE')
  drawCells(pdf, [
    { label: 'NOME', value: name, width: 66 },
    { label: 'CNPJ', value: document && formatDocument(document), width: 50 },
    { label: 'SITE', value: site, width: 80 },
  ])
}

const columns: Column[] = [
  { title: 'ITEM', width: 12, align: 'right' },
  { title: 'DESCRIÇÃO DO BEM OU MERCADORIA', width: 106 },
  { title: 'NCM', width: 18 },
  { title: 'QUANTIDADE', width: 18, align: 'right' },
  { title: 'VALOR UNITÁRIO', width: 21, align: 'right' },
  { title: 'VALOR TOTAL', width: 21, align: 'right' },
]

function drawGoods(pdf: Pdf, printed: Printed) {
  const { shown } = printed
  const head = () => {
    drawTitle(pdf, 'IDENTIFICAÇÃO DOS BENS')
    drawRow(pdf, columns, { texts: columns.map(({ title }) => title), font: 'bold' })
  }
  head()
  for (const [at, { name, ncm, quantity, price, total }] of shown.items.entries()) {
    if (pdf.y + ROW > BOTTOM) {
      goOn(pdf, printed)
      head()
    }
    const texts = [String(at + 1), name, ncm, quantityOf(quantity), amount(price), amount(total)]
    drawRow(pdf, columns, { texts, font: 'text' })
  }
  const quantity = shown.items.reduce((sum, item) => sum + Number(item.quantity), 0)
  if (pdf.y + ROW > BOTTOM) goOn(pdf, printed)
  drawCells(pdf, [
    { label: 'QUANTIDADE TOTAL', value: String(quantity), width: 98, align: 'right' },
    { label: 'VALOR TOTAL', value: `R$ ${amount(shown.totals.vNF)}`, width: 98, align: 'right' },
  ])
}

function goOn(pdf: Pdf, printed: Printed) {
  pdf.addPage({ size: A4, margin: 0 })
  pdf.y = EDGE
  drawHead(pdf, printed)
}

function drawWritten(pdf: Pdf, printed: Printed, title: string, text: string) {
  const room = { width: WIDTH - mm(4) }
  const height = pdf.font('text', 7.5).heightOfString(text, room) + mm(4)
  if (pdf.y + height + mm(6) > BOTTOM) goOn(pdf, printed)
  drawTitle(pdf, title)
  const y = pdf.y
  frame(pdf, { x: EDGE, y, width: WIDTH, height })
  pdf.font('text', 7.5).text(text, EDGE + mm(2), y + mm(2), room)
  pdf.y = y + height
}
