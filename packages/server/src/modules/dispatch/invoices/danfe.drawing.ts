import { formatDocument } from '@bra/contract/trade/documents'
import { formatKey } from '@bra/tax-documents/keys'
import { drawCode128, drawQrCode } from '../../../platform/barcodes.ts'
import { A4, drawPdf, line, mm, type Pdf } from '../../../platform/pdf.ts'
import type { ShownDocument, ShownParty } from './document-shown.ts'

const EDGE = mm(10)
const WIDTH = A4[0] - 2 * EDGE
const BOTTOM = A4[1] - mm(14)
const ROW = mm(4.6)
const KEY_WIDTH = mm(92)

export interface Printed {
  shown: ShownDocument
  model: 55 | 99
  key: string
  /** Number and moment of the authorisation. */
  protocol: string
  isCancelled: boolean
  now: Date
}

/** Draws the paper that goes with the goods: the DANFE of an NF-e, or the DACE of a DC-e, as Base64. */
export const drawPaper = (printed: Printed) =>
  drawPdf({ title: `${nameOf(printed)} ${printed.shown.number}`, size: A4, margin: 0, now: printed.now }, (pdf) => {
    pdf.y = drawHead(pdf, printed)
    drawParty(pdf, 'DESTINATÁRIO', printed.shown.recipient)
    drawTotals(pdf, printed.shown)
    drawItems(pdf, printed)
    drawNote(pdf, printed)
    drawWarning(pdf, printed)
  })

const nameOf = ({ model }: Printed) => (model === 55 ? 'DANFE' : 'DACE')
const longNameOf = ({ model }: Printed) =>
  model === 55
    ? 'Documento Auxiliar da Nota Fiscal Eletrônica'
    : 'Documento Auxiliar da Declaração de Conteúdo Eletrônica'

function frame(pdf: Pdf, { x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  pdf.rect(x, y, width, height).lineWidth(0.6).stroke('black')
  pdf.fillColor('black')
}

function drawHead(pdf: Pdf, printed: Printed) {
  const { shown, key, protocol, model } = printed
  const [left, height] = [WIDTH - KEY_WIDTH, mm(44)]
  frame(pdf, { x: EDGE, y: EDGE, width: left, height })
  frame(pdf, { x: EDGE + left, y: EDGE, width: KEY_WIDTH, height })
  const inside = { x: EDGE + mm(3), width: left - mm(6) }
  pdf.font('bold', 11)
  pdf.text(shown.issuer.name, inside.x, EDGE + mm(3), { width: inside.width, height: mm(9), ellipsis: true })
  pdf.font('text', 8)
  pdf.text([...shown.issuer.place, documentsOf(shown.issuer)].join('\n'), inside.x, pdf.y + 2, { width: inside.width })
  pdf.font('bold', 14).text(nameOf(printed), inside.x, EDGE + mm(27))
  pdf.font('text', 7.5).text(longNameOf(printed), { width: inside.width })
  pdf
    .font('bold', 10)
    .text(`Nº ${shown.number} · Série ${shown.series} · ${shown.isEntry ? '0 - Entrada' : '1 - Saída'}`)
  const right = { x: EDGE + left + mm(3), width: KEY_WIDTH - mm(6) }
  if (model === 99) drawQrCode(pdf, shown.qr, { x: right.x, y: EDGE + mm(3), width: mm(22) })
  else drawCode128(pdf, key, { ...right, y: EDGE + mm(3), height: mm(14) })
  pdf.font('text', 7).text('CHAVE DE ACESSO', right.x, EDGE + mm(26))
  pdf.font('bold', 7.6)
  line(pdf, formatKey(key), { ...right, y: EDGE + mm(29) })
  pdf.font('text', 7).text('PROTOCOLO DE AUTORIZAÇÃO', right.x, EDGE + mm(34.5))
  pdf.font('bold', 9)
  line(pdf, protocol, { ...right, y: EDGE + mm(37.5) })
  pdf.font('text', 8)
  line(pdf, [shown.nature, `Emissão ${dayOf(shown.issuedAt)}`].filter(Boolean).join(' · '), {
    x: EDGE,
    y: EDGE + height + mm(2),
    width: WIDTH,
  })
  return EDGE + height + mm(7)
}

const dayOf = (instant: string) => instant.slice(0, 10).split('-').toReversed().join('-')
const documentsOf = ({ document, registration }: ShownParty) =>
  `${document.length === 11 ? 'CPF' : 'CNPJ'} ${formatDocument(document)}${registration ? ` · IE ${registration}` : ''}`

function drawParty(pdf: Pdf, title: string, party: ShownParty) {
  const top = pdf.y
  frame(pdf, { x: EDGE, y: top, width: WIDTH, height: mm(24) })
  pdf.font('text', 7).text(title, EDGE + mm(3), top + mm(2))
  pdf.font('bold', 9.5)
  line(pdf, party.name, { x: EDGE + mm(3), y: top + mm(5.5), width: WIDTH - mm(6) })
  pdf.font('text', 8.5)
  pdf.text([documentsOf(party), ...party.place].join('\n'), EDGE + mm(3), top + mm(10), {
    width: WIDTH - mm(6),
    height: mm(14),
  })
  pdf.y = top + mm(27)
}

function drawTotals(pdf: Pdf, { totals }: ShownDocument) {
  const top = pdf.y
  const width = WIDTH / totals.length
  for (const [at, [label, value]] of totals.entries()) {
    const x = EDGE + at * width
    frame(pdf, { x, y: top, width, height: mm(10) })
    pdf.font('text', 7).text(label.toUpperCase(), x + mm(2), top + mm(1.6))
    pdf.font('bold', 9)
    line(pdf, amount(value), { x: x + mm(2), y: top + mm(5), width: width - mm(4) })
  }
  pdf.y = top + mm(13)
}

/** 1234.5 as 1.234,50 */
const amount = (value: string) =>
  Number(value).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const COLUMNS = [
  ['Código', 26, 'left'],
  ['Produto', 74, 'left'],
  ['NCM', 18, 'left'],
  ['CFOP', 12, 'left'],
  ['Qtd.', 14, 'right'],
  ['Unitário', 22, 'right'],
  ['Total', 24, 'right'],
] as const

function drawItems(pdf: Pdf, printed: Printed) {
  drawCells(
    pdf,
    COLUMNS.map(([title]) => title),
    'bold',
  )
  for (const item of printed.shown.items) {
    if (pdf.y + ROW > BOTTOM) goOn(pdf, printed)
    const quantity = Number(item.quantity).toLocaleString('pt-BR')
    drawCells(
      pdf,
      [item.code, item.name, item.ncm, item.cfop, quantity, amount(item.price), amount(item.total)],
      'text',
    )
  }
}

function drawCells(pdf: Pdf, texts: string[], font: 'text' | 'bold') {
  const y = pdf.y
  pdf.font(font, 8)
  let x = EDGE
  for (const [at, [, width, align]] of COLUMNS.entries()) {
    const room = mm(width) - mm(1.5)
    const shown = texts[at] ?? ''
    const shift = align === 'right' ? Math.max(0, room - pdf.widthOfString(shown)) : 0
    line(pdf, shown, { x: x + shift, y, width: room - shift + 1 })
    x += mm(width)
  }
  pdf
    .moveTo(EDGE, y + ROW - 2)
    .lineTo(EDGE + WIDTH, y + ROW - 2)
    .lineWidth(0.3)
    .stroke('#999999')
  pdf.fillColor('black')
  pdf.y = y + ROW
}

function goOn(pdf: Pdf, printed: Printed) {
  pdf.addPage({ size: A4, margin: 0 })
  pdf.font('bold', 9).text(`${nameOf(printed)} ${printed.shown.number} · continuação`, EDGE, EDGE)
  pdf.font('text', 8).text(formatKey(printed.key), EDGE, EDGE + mm(5))
  pdf.y = EDGE + mm(11)
  drawCells(
    pdf,
    COLUMNS.map(([title]) => title),
    'bold',
  )
}

function drawNote(pdf: Pdf, printed: Printed) {
  const { note } = printed.shown
  if (!note) return
  const height = pdf.font('text', 7.5).heightOfString(note, { width: WIDTH })
  if (pdf.y + height + mm(8) > BOTTOM) goOn(pdf, printed)
  pdf.font('bold', 7.5).text('Informações complementares', EDGE, pdf.y + mm(3))
  pdf.font('text', 7.5).text(note, EDGE, pdf.y + 1, { width: WIDTH })
}

/** A document without value by law must not be taken for one that has it. */
function drawWarning(pdf: Pdf, { shown, isCancelled }: Printed) {
  const warning = isCancelled ? 'CANCELADO' : shown.isTest ? 'SEM VALOR FISCAL' : null
  if (!warning) return
  pdf.save()
  pdf.rotate(-35, { origin: [A4[0] / 2, A4[1] / 2] })
  pdf.font('bold', 64).fillColor('#c0392b', 0.25)
  pdf.text(warning, 0, A4[1] / 2 - 32, { width: A4[0], align: 'center' })
  pdf.restore()
}
