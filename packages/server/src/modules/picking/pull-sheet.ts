import { date } from '@bra/contract/format'
import type { PickedLine, Picking } from '@bra/contract/picking.schemas'
import { finishNames, languageNames } from '@bra/contract/trade'
import { A4, drawPdf, line, mm, type Pdf } from '../../platform/pdf.ts'

const MARGIN = mm(14)
const WIDTH = A4[0] - 2 * MARGIN
const BOTTOM = A4[1] - mm(18)
const ROW = 22
const columns = {
  tick: { x: MARGIN, width: 16 },
  code: { x: MARGIN + 22, width: 74 },
  name: { x: MARGIN + 100, width: 190 },
  variant: { x: MARGIN + 296, width: 130 },
  order: { x: MARGIN + 432, width: 34 },
  quantity: { x: MARGIN + WIDTH - 34, width: 34 },
}

/** What is to be taken out of the binders, set by set, with the letter of the order that each card is for. */
export const drawPullSheet = (picking: Picking, now: Date) =>
  drawPdf({ title: 'Lista de separação', size: A4, margin: MARGIN, now }, (pdf) => {
    pdf.page.margins.bottom = 0
    const units = picking.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    pdf.font('bold', 18).text('Lista de separação', MARGIN, MARGIN)
    pdf.font('text', 10).text(`${date(now)} · ${counted(units, 'carta', 'cartas')}`)
    pdf.moveDown(0.6)
    for (const order of picking.orders) drawOrder(pdf, order)
    drawLines(pdf, picking.lines)
    numberPages(pdf)
  })

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function drawOrder(
  pdf: Pdf,
  { letter, order_id: id, buyer, count, shipping, post_by: until }: Picking['orders'][number],
) {
  const posting = until ? ` · poste até ${date(until)}` : ''
  const y = pdf.y
  pdf.font('bold', 11).text(letter, MARGIN, y, { width: 18 })
  pdf.font('text', 11)
  const said = `Pedido ${id} · ${buyer} · ${counted(count, 'item', 'itens')} · ${shipping.name}${posting}`
  line(pdf, said, { x: MARGIN + 22, y, width: WIDTH - 22 })
  pdf.x = MARGIN
  pdf.y = y + 16
}

function drawLines(pdf: Pdf, lines: PickedLine[]) {
  let category = ''
  pdf.y += 6
  for (const one of lines) {
    const isFirst = one.category !== category
    if (pdf.y + ROW + (isFirst ? ROW : 0) > BOTTOM) newPage(pdf)
    if (isFirst) drawCategory(pdf, one.category)
    category = one.category
    drawLine(pdf, one)
  }
}

function newPage(pdf: Pdf) {
  pdf.addPage({ size: A4, margin: MARGIN })
  pdf.page.margins.bottom = 0
  pdf.y = MARGIN
}

function drawCategory(pdf: Pdf, category: string) {
  const y = pdf.y + 4
  pdf.font('bold', 12)
  line(pdf, category, { x: MARGIN, y, width: WIDTH })
  pdf.y = y + 18
}

function drawLine(pdf: Pdf, one: PickedLine) {
  const y = pdf.y
  const text = y + 5
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .stroke('#999999')
  pdf
    .rect(columns.tick.x + 1, y + 5, 11, 11)
    .lineWidth(0.8)
    .stroke('black')
  if (one.picked >= one.quantity) pdf.moveTo(columns.tick.x + 3, y + 11).lineTo(columns.tick.x + 6, y + 14)
  if (one.picked >= one.quantity)
    pdf
      .lineTo(columns.tick.x + 11, y + 6)
      .lineWidth(1.4)
      .stroke('black')
  pdf.fillColor('black').font('text', 9.5)
  line(pdf, one.code, { ...columns.code, y: text })
  line(pdf, [one.condition, languageNames[one.language], finishOf(one)].filter(Boolean).join(', '), {
    ...columns.variant,
    y: text,
  })
  pdf.font('bold', 10)
  line(pdf, one.name, { ...columns.name, y: text })
  line(pdf, one.letter, { ...columns.order, y: text })
  line(pdf, `${one.quantity} ×`, { ...columns.quantity, y: text })
  pdf.x = MARGIN
  pdf.y = y + ROW
}

const finishOf = ({ finish }: PickedLine) => (finish === 'normal' ? '' : finishNames[finish])

function numberPages(pdf: Pdf) {
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at)
    pdf.page.margins.bottom = 0
    pdf.font('text', 9).text(`Página ${at + 1} de ${count}`, MARGIN, A4[1] - mm(12), { width: WIDTH, align: 'right' })
  }
}
