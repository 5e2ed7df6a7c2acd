import { formatCep } from '@bra/contract/trade/postal'
import { formatDocument, formatKey } from '@bra/contract/trade/documents'
import { date, money } from '@bra/contract/trade/format'
import { readAccessKey } from '@bra/tax-documents/keys'
import { drawCode128, drawDataMatrix } from '../../../platform/barcodes.ts'
import { fitted, line, mm, type Pdf } from '../../../platform/pdf.ts'
import { senderLines } from './declaration.drawing.ts'
import type { LabelRow } from './labels.queries.ts'

export const LABEL: [number, number] = [mm(100), mm(150)]
const EDGE = mm(5)
const WIDTH = LABEL[0] - 2 * EDGE
const MATRIX = mm(20)

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
  const part = parcel.parts > 1 ? ` · pacote ${parcel.part} de ${parcel.parts}` : ''
  line(pdf, `Pedido ${parcel.order_id}${part}`, { x: EDGE, y: EDGE + mm(10), width })
  pdf.font('text', 8)
  line(pdf, `Pacote ${parcel.id} · Bra Cards`, { x: EDGE, y: EDGE + mm(15), width })
  drawDataMatrix(pdf, matrixOf(parcel), { x: LABEL[0] - EDGE - MATRIX, y: EDGE, width: MATRIX })
}

/** Content of the data matrix: destination CEP, origin CEP, tracking code, order and parcel. */
export const matrixOf = ({ id, order_id: order, address, sender, tracking_code: code }: LabelRow) =>
  [address.postcode ?? '', sender.cep, code ?? '', order, id].join(';')

function drawTracking(pdf: Pdf, code: string | null) {
  const top = mm(30)
  pdf.font('text', 8)
  if (code === null) {
    pdf.rect(EDGE, top, WIDTH, mm(24)).dash(3, { space: 3 }).stroke('#666666').undash()
    pdf.fillColor('black')
    const hint = 'Sem código de rastreio ainda.\nEspaço para a etiqueta dos Correios.'
    pdf.text(hint, EDGE + mm(6), top + mm(8.5), { width: WIDTH - mm(12), align: 'center' })
    return
  }
  drawCode128(pdf, code, { x: EDGE + mm(5), y: top, width: WIDTH - mm(10), height: mm(18) })
  const written = spaced(code)
  const fit = WIDTH / pdf.font('bold', 13).widthOfString(written)
  // a whisker narrower, or the last letter would stand on a line of its own
  pdf.fontSize(13 * Math.min(1, fit * 0.98)).text(written, EDGE, top + mm(19.5), { width: WIDTH, align: 'center' })
}

/** AA 123 456 789 BR, as the post writes it; others as they are. */
const spaced = (code: string) => code.replace(/^([A-Z]{2})(\d{3})(\d{3})(\d{3})(BR)$/, '$1 $2 $3 $4 $5')

const NAME_HEIGHT = mm(9.5)
const ADDRESS_BOTTOM = mm(91.5)

/** Long names and addresses are written smaller, not shorter, as a parcel with a cut address comes back. */
function drawRecipient(pdf: Pdf, { address }: LabelRow) {
  const top = mm(60)
  pdf.rect(EDGE, top, WIDTH, mm(5.5)).fill('black')
  pdf.fillColor('white').font('bold', 9)
  line(pdf, 'DESTINATÁRIO', { x: EDGE + mm(2), y: top + mm(1.1), width: WIDTH })
  pdf.fillColor('black').font('bold', 12)
  const room = { x: EDGE, width: WIDTH }
  const y = top + mm(7.5)
  const height = fitted(pdf, address.recipient ?? '', { ...room, y, height: NAME_HEIGHT, sizes: [12, 8] })
  const lines = [
    [address.address, address.number].filter(Boolean).join(', '),
    [address.complement, address.district].filter(Boolean).join(' · '),
    `${address.city} / ${address.state}`,
  ]
  const below = y + height + mm(1)
  pdf.font('text', 10.5)
  fitted(pdf, lines.filter(Boolean).join('\n'), { ...room, y: below, height: ADDRESS_BOTTOM - below, sizes: [11, 6.5] })
  if (!address.postcode) return
  pdf.font('bold', 14)
  line(pdf, `CEP ${formatCep(address.postcode)}`, { x: EDGE, y: top + mm(32.5), width: mm(50) })
  drawCode128(pdf, address.postcode, { x: EDGE, y: top + mm(39.5), width: mm(46), height: mm(13) })
}

const NO_DOCUMENT = 'Documento fiscal: NF-e ou DC-e a anexar pelo remetente.'
const SENDER_HEIGHT = mm(19)
/** With the bars of a document below it, the sender is written smaller. */
const SENDER_OVER_BARS = mm(8)

function drawSender(pdf: Pdf, { sender, invoice }: LabelRow) {
  const top = mm(116)
  pdf
    .moveTo(EDGE, top)
    .lineTo(EDGE + WIDTH, top)
    .lineWidth(0.5)
    .stroke('black')
  pdf.font('bold', 8)
  line(pdf, 'REMETENTE', { x: EDGE, y: top + mm(1.5), width: WIDTH })
  pdf.font('text', 8.5)
  const height = invoice ? SENDER_OVER_BARS : SENDER_HEIGHT
  const room = { x: EDGE, y: top + mm(5), width: WIDTH, height }
  fitted(pdf, senderLines(sender).join(invoice ? ' · ' : '\n'), { ...room, sizes: [9, 5.5] })
  if (invoice) return drawDocument(pdf, invoice)
  pdf.font('text', 7)
  line(pdf, NO_DOCUMENT, { x: EDGE, y: mm(143), width: WIDTH })
}

function drawDocument(pdf: Pdf, { model, key, protocol, authorised_at: at, cents }: NonNullable<LabelRow['invoice']>) {
  const top = mm(130)
  pdf
    .moveTo(EDGE, top)
    .lineTo(EDGE + WIDTH, top)
    .lineWidth(0.5)
    .stroke('black')
  const { number, series, document } = readAccessKey(key) ?? { number: '', series: '', document: '' }
  const room = { x: EDGE, width: WIDTH }
  pdf.font('bold', 7)
  const name = model === 55 ? 'DANFE SIMPLIFICADO - ETIQUETA · NF-e' : 'DACE SIMPLIFICADO · DC-e'
  line(pdf, `${name} ${number} · série ${series} · ${money(cents)}`, { ...room, y: top + mm(1) })
  drawCode128(pdf, key, { ...room, y: top + mm(4), height: mm(8.5) })
  pdf.font('bold', 6.5)
  line(pdf, formatKey(key), { ...room, y: top + mm(13) })
  pdf.font('text', 6)
  // the issuer of a DC-e is the marketplace, not the sender
  const issuer = model === 55 && document && `CNPJ ${formatDocument(document)}`
  const day = date(at)
  line(pdf, ['Saída', issuer, protocol && `protocolo ${protocol}`, day].filter(Boolean).join(' · '), {
    ...room,
    y: top + mm(15.8),
  })
}
