import { date, money } from '@bra/contract/trade/format'
import { formatCep } from '@bra/contract/trade/postal'
import { A4, line, mm, type Pdf } from '../../../platform/pdf.ts'
import type { LabelRow } from './labels.queries.ts'

const EDGE = mm(15)
const WIDTH = A4[0] - 2 * EDGE
const BOTTOM = A4[1] - mm(18)
const FOOT = A4[1] - mm(52)
const LEAST_ROW = 15
const CODE = { x: EDGE + 34, width: 84 }
const NAME = { x: CODE.x + CODE.width + 6, width: WIDTH - 34 - CODE.width - 6 - 80 }
const VALUE = { x: EDGE + WIDTH - 74, width: 74 }

type Sender = LabelRow['sender']

/** Some stores write their address with city and CEP, some without. */
export const senderLines = ({ name, legal_name: legal, address, city, uf, cep }: Sender) => [
  legal === name ? name : `${name} (${legal})`,
  ...(address.includes(formatCep(cep)) ? [address] : [address, `${city} / ${uf} · CEP ${formatCep(cep)}`]),
]

/** Draws the contents and value of a parcel; the sheet says itself that it is no fiscal document. */
export function drawDeclaration(pdf: Pdf, parcel: LabelRow, now: Date) {
  newPage(pdf)
  pdf.font('bold', 16).text('Relação do conteúdo', EDGE, EDGE)
  pdf.font('text', 10).text(`${numberOf(parcel)} · ${date(now)}`)
  pdf.moveDown(0.8)
  drawParty(pdf, 'Remetente', senderLines(parcel.sender))
  drawParty(pdf, 'Destinatário', recipientLines(parcel.address))
  drawGoods(pdf, parcel)
  drawFoot(pdf)
}

const numberOf = ({ id, order_id: order }: LabelRow) => `Pedido ${order} · pacote ${id}`

function goOn(pdf: Pdf, parcel: LabelRow) {
  newPage(pdf)
  pdf.font('text', 10).text(`Relação do conteúdo · ${numberOf(parcel)} · continuação`, EDGE, EDGE)
  pdf.moveDown(0.8)
}

function newPage(pdf: Pdf) {
  pdf.addPage({ size: A4, margin: EDGE })
  pdf.page.margins.bottom = 0
  pdf.y = EDGE
}

const recipientLines = (to: LabelRow['address']) => [
  to.recipient ?? '',
  [to.address, to.number, to.complement, to.district].filter(Boolean).join(', '),
  `${to.city} / ${to.state}${to.postcode ? ` · CEP ${formatCep(to.postcode)}` : ''}`,
]

function drawParty(pdf: Pdf, title: string, lines: string[]) {
  pdf.font('bold', 10).text(title, EDGE)
  pdf.font('text', 10)
  for (const text of lines.filter(Boolean)) pdf.text(text, EDGE, pdf.y, { width: WIDTH })
  pdf.moveDown(0.6)
}

function drawGoods(pdf: Pdf, parcel: LabelRow) {
  const { lines, goods_cents: total, tracking_code: code } = parcel
  pdf.font('bold', 10).text('Conteúdo', EDGE)
  pdf.font('text', 10)
  for (const one of lines) {
    if (pdf.y + rowOf(pdf, one.name) > BOTTOM) goOn(pdf, parcel)
    drawRow(pdf, { quantity: one.quantity, code: one.code, name: one.name, cents: one.cents })
  }
  if (pdf.y + 3 * LEAST_ROW > FOOT) goOn(pdf, parcel)
  const quantity = lines.reduce((sum, one) => sum + one.quantity, 0)
  pdf.font('bold', 10)
  drawRow(pdf, { quantity, code: 'Total', name: 'Valor declarado', cents: total })
  if (code) pdf.font('text', 10).text(`Rastreio: ${code}`, EDGE, pdf.y + 6)
}

const rowOf = (pdf: Pdf, name: string) => Math.max(LEAST_ROW, pdf.heightOfString(name, { width: NAME.width }) + 4)

function drawRow(pdf: Pdf, row: { quantity: number; code: string; name: string; cents: number }) {
  const height = rowOf(pdf, row.name)
  const y = pdf.y + 3
  pdf
    .moveTo(EDGE, y - 2)
    .lineTo(EDGE + WIDTH, y - 2)
    .lineWidth(0.4)
    .stroke('#999999')
  pdf.fillColor('black')
  line(pdf, `${row.quantity} ×`, { x: EDGE, y, width: 30 })
  line(pdf, row.code, { ...CODE, y })
  pdf.text(row.name, NAME.x, y, { width: NAME.width })
  pdf.text(money(row.cents), VALUE.x, y, { width: VALUE.width, align: 'right' })
  pdf.font('text', 10)
  pdf.x = EDGE
  pdf.y = y - 3 + height
}

const NOT_FISCAL =
  'Esta relação acompanha o pacote e não é documento fiscal: não substitui a NF-e nem a Declaração de Conteúdo eletrônica (DC-e), que os Correios exigem desde 06-04-2026. O remetente anexa uma das duas antes de postar.'

function drawFoot(pdf: Pdf) {
  const y = A4[1] - mm(50)
  pdf.font('text', 9).text(NOT_FISCAL, EDGE, y, { width: WIDTH })
  const signed = A4[1] - mm(22)
  pdf
    .moveTo(EDGE, signed)
    .lineTo(EDGE + mm(80), signed)
    .lineWidth(0.5)
    .stroke('black')
  pdf.fillColor('black').text('Assinatura do remetente', EDGE, signed + 3)
}
