import { formatCep } from '@bra/contract/postal'
import { drawCode128, drawDataMatrix } from '../../platform/barcodes.ts'
import { line, mm, type Pdf } from '../../platform/pdf.ts'
import { senderLines } from './declaration.drawing.ts'
import type { LabelRow } from './labels.queries.ts'

export const LABEL: [number, number] = [mm(100), mm(150)]
const EDGE = mm(5)
const WIDTH = LABEL[0] - 2 * EDGE
const MATRIX = mm(20)

/** From the corner where the page was translated to: who sends what to whom, and the codes that machines read. */
export function drawLabel(pdf: Pdf, parcel: LabelRow) {
  pdf
    .rect(0, 0, ...LABEL)
    .lineWidth(0.5)
    .stroke('#999999')
  pdf.fillColor('black')
  drawService(pdf, parcel)
  drawTracking(pdf, parcel.tracking_code)
  drawRecipient(pdf, parcel)
  drawSender(pdf, parcel)
}

function drawService(pdf: Pdf, parcel: LabelRow) {
  const width = WIDTH - MATRIX - mm(4)
  pdf.font('bold', 20)
  line(pdf, parcel.service, { x: EDGE, y: EDGE, width })
  pdf.font('bold', 11)
  line(pdf, `Pedido ${parcel.order_id}`, { x: EDGE, y: EDGE + mm(10), width })
  pdf.font('text', 8)
  line(pdf, `Pacote ${parcel.id} · Bra Cards`, { x: EDGE, y: EDGE + mm(15), width })
  drawDataMatrix(pdf, matrixOf(parcel), { x: LABEL[0] - EDGE - MATRIX, y: EDGE, width: MATRIX })
}

/** Where from, where to, by which code, of which order. */
export const matrixOf = ({ id, order_id: order, address, sender, tracking_code: code }: LabelRow) =>
  [address.postcode ?? '', sender.cep, code ?? '', order, id].join(';')

function drawTracking(pdf: Pdf, code: string | null) {
  const top = mm(30)
  pdf.font('text', 8)
  if (code === null) {
    pdf.rect(EDGE, top, WIDTH, mm(24)).dash(3, { space: 3 }).stroke('#666666').undash()
    pdf.fillColor('black')
    const hint = 'Sem código de rastreio ainda. Cole aqui a etiqueta que o balcão der.'
    pdf.text(hint, EDGE + mm(6), top + mm(9), { width: WIDTH - mm(12), align: 'center' })
    return
  }
  drawCode128(pdf, code, { x: EDGE + mm(5), y: top, width: WIDTH - mm(10), height: mm(18) })
  pdf.font('bold', 13).text(spaced(code), EDGE, top + mm(19.5), { width: WIDTH, align: 'center' })
}

/** AA 123 456 789 BR, as the post writes it; others as they are. */
const spaced = (code: string) => code.replace(/^([A-Z]{2})(\d{3})(\d{3})(\d{3})(BR)$/, '$1 $2 $3 $4 $5')

function drawRecipient(pdf: Pdf, { address }: LabelRow) {
  const top = mm(60)
  pdf.rect(EDGE, top, WIDTH, mm(5.5)).fill('black')
  pdf.fillColor('white').font('bold', 9)
  line(pdf, 'DESTINATÁRIO', { x: EDGE + mm(2), y: top + mm(1.1), width: WIDTH })
  const recipient = address.recipient ?? ''
  const isLong = pdf.font('bold', 12).widthOfString(recipient) > WIDTH
  pdf.fillColor('black').fontSize(isLong ? 9 : 12)
  line(pdf, recipient, { x: EDGE, y: top + mm(7.5), width: WIDTH })
  pdf.font('text', 10.5)
  const lines = [
    [address.address, address.number].filter(Boolean).join(', '),
    [address.complement, address.district].filter(Boolean).join(' · '),
    `${address.city} / ${address.state}`,
  ]
  for (const [at, text] of lines.filter(Boolean).entries())
    line(pdf, text, { x: EDGE, y: top + mm(13.5) + at * mm(5), width: WIDTH })
  if (!address.postcode) return
  pdf.font('bold', 14)
  line(pdf, `CEP ${formatCep(address.postcode)}`, { x: EDGE, y: top + mm(30.5), width: mm(45) })
  drawCode128(pdf, address.postcode, { x: EDGE + mm(2), y: top + mm(37), width: mm(42), height: mm(14) })
}

function drawSender(pdf: Pdf, { sender }: LabelRow) {
  const top = mm(116)
  pdf
    .moveTo(EDGE, top)
    .lineTo(EDGE + WIDTH, top)
    .lineWidth(0.5)
    .stroke('black')
  pdf.font('bold', 8)
  line(pdf, 'REMETENTE', { x: EDGE, y: top + mm(2), width: WIDTH })
  pdf.font('text', 8.5)
  for (const [at, text] of senderLines(sender).entries())
    line(pdf, text, { x: EDGE, y: top + mm(6) + at * mm(4), width: WIDTH })
  pdf.font('text', 7)
  line(pdf, 'Documento fiscal: NF-e ou DC-e a anexar pelo remetente.', { x: EDGE, y: mm(143), width: WIDTH })
}
