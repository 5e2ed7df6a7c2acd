import { date } from '@bra/contract/trade/format'
import type { PickedLine, Picking } from '@bra/contract/dispatch/picking.schemas'
import { cardConditions, conditionNames, extraNames, finishNames, languageNames } from '@bra/contract/trade/trade'
import { placeOfLine } from '@bra/contract/dispatch/picking-codes'
import { ofPart } from '../../orders/orders/index.ts'
import { A4, drawPdf, line, mm, type Pdf } from '../../../platform/pdf.ts'

const MARGIN = mm(14)
const WIDTH = A4[0] - 2 * MARGIN
const BOTTOM = A4[1] - mm(18)
const LEAST_ROW = 22
const ORDER_ROW = 16
/** Room for the letters of an order: three of them from the 703rd on. */
const LETTERS = 30
const columns = {
  tick: { x: MARGIN, width: 16 },
  code: { x: MARGIN + 22, width: 74 },
  name: { x: MARGIN + 100, width: 226 },
  variant: { x: MARGIN + 334, width: 128 },
  order: { x: MARGIN + 468, width: 24 },
  quantity: { x: MARGIN + WIDTH - 34, width: 34 },
}

export const drawPullSheet = (picking: Picking, { toPick, now }: { toPick: ReadonlySet<string>; now: Date }) =>
  drawPdf({ title: 'Lista de separação', size: A4, margin: MARGIN, now }, (pdf) => {
    pdf.page.margins.bottom = 0
    const units = picking.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    pdf.font('bold', 18).text('Lista de separação', MARGIN, MARGIN)
    pdf.font('text', 10).text(`${date(now)} · ${counted(units, 'carta', 'cartas')}`)
    pdf.moveDown(0.6)
    for (const order of picking.orders) drawOrder(pdf, order, toPick.has(order.letter))
    drawLines(pdf, picking.lines)
    numberPages(pdf)
  })

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function drawOrder(
  pdf: Pdf,
  { letter, order_id: id, part, parts, buyer, count, shipping, state, post_by: until }: Picking['orders'][number],
  isToPick: boolean,
) {
  const isPickup = shipping.code === 'retirada'
  const posting = until ? ` · ${isPickup ? 'deixe pronto' : 'poste'} até ${date(until)}` : ''
  const due = state === 'cancellation_requested' ? ' · CANCELAMENTO PEDIDO' : posting
  if (pdf.y + ORDER_ROW > BOTTOM) newPage(pdf)
  const y = pdf.y
  pdf.font('bold', 11)
  line(pdf, letter, { x: MARGIN, y, width: LETTERS })
  pdf.font('text', 11)
  const name = ofPart(`Pedido ${id}`, { part, parts })
  const whole = `${name} · ${buyer} · ${counted(count, 'item', 'itens')} · ${shipping.name}${due}`
  const said = isToPick ? whole : `${name} · ${buyer} · NÃO SEPARE: já não espera envio`
  line(pdf, said, { x: MARGIN + LETTERS, y, width: WIDTH - LETTERS })
  pdf.x = MARGIN
  pdf.y = y + ORDER_ROW
}

function drawLines(pdf: Pdf, lines: PickedLine[]) {
  let place = ''
  pdf.y += 6
  for (const one of lines) {
    const isFirst = placeOfLine(one) !== place
    if (pdf.y + rowOf(pdf, one) + (isFirst ? LEAST_ROW : 0) > BOTTOM) newPage(pdf)
    if (isFirst) drawPlace(pdf, placeOfLine(one))
    place = placeOfLine(one)
    drawLine(pdf, one)
  }
}

function newPage(pdf: Pdf) {
  pdf.addPage({ size: A4, margin: MARGIN })
  pdf.page.margins.bottom = 0
  pdf.y = MARGIN
}

function drawPlace(pdf: Pdf, place: string) {
  const y = pdf.y + 4
  pdf.font('bold', 12)
  line(pdf, place, { x: MARGIN, y, width: WIDTH })
  pdf.y = y + 18
}

function rowOf(pdf: Pdf, one: PickedLine) {
  const named = pdf.font('bold', 10).heightOfString(one.name, columns.name)
  const note = noteOf(one)
  const noted = note ? pdf.font('text', 8.5).heightOfString(note, columns.name) : 0
  const variant = pdf.font('text', 9.5).heightOfString(variantOf(one), columns.variant)
  const placed = one.position ? pdf.font('bold', 9.5).heightOfString(`${one.position}\n${one.code}`, columns.code) : 0
  return Math.max(LEAST_ROW, named + noted + 10, variant + 10, placed + 10)
}

function drawLine(pdf: Pdf, one: PickedLine) {
  const height = rowOf(pdf, one)
  const y = pdf.y
  const text = y + 5
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .stroke('#999999')
  drawTick(pdf, y, one.picked >= one.quantity)
  pdf.fillColor('black').font('text', 9.5)
  drawCode(pdf, one, text)
  pdf.text(variantOf(one), columns.variant.x, text, { width: columns.variant.width })
  pdf.font('bold', 10)
  line(pdf, one.letter, { ...columns.order, y: text })
  pdf.text(`${one.quantity} ×`, columns.quantity.x, text, { width: columns.quantity.width, align: 'right' })
  pdf.text(one.name, columns.name.x, text, { width: columns.name.width })
  const note = noteOf(one)
  if (note) pdf.font('text', 8.5).text(note, columns.name.x, pdf.y, { width: columns.name.width })
  pdf.x = MARGIN
  pdf.y = y + height
}

/** The position stands whole above the code of the card, as it is what one looks for first. */
function drawCode(pdf: Pdf, { position, code }: PickedLine, y: number) {
  if (position) pdf.font('bold', 9.5).text(position, columns.code.x, y, { width: columns.code.width })
  pdf.font('text', 9.5)
  line(pdf, code, { ...columns.code, y: position ? pdf.y : y })
}

function drawTick(pdf: Pdf, y: number, isPicked: boolean) {
  const { x } = columns.tick
  pdf
    .rect(x + 1, y + 5, 11, 11)
    .lineWidth(0.8)
    .stroke('black')
  if (!isPicked) return
  pdf.moveTo(x + 3, y + 11).lineTo(x + 6, y + 14)
  pdf
    .lineTo(x + 11, y + 6)
    .lineWidth(1.4)
    .stroke('black')
}

/** The variant is never cut, as the wrong finish is the wrong card. */
function variantOf(one: PickedLine) {
  return [stateOf(one), languageNames[one.language], finishOf(one)].filter(Boolean).join(', ')
}

/** Sellers know the codes of card conditions; boxes have none. */
function stateOf({ grade, condition }: PickedLine) {
  if (grade) return `${grade.company} ${String(grade.grade).replace('.', ',')}`
  return cardConditions.some((code) => code === condition) ? condition : conditionNames[condition]
}

const noteOf = ({ extras, grade, comment }: PickedLine) =>
  [...extras.map((extra) => extraNames[extra]), grade && `certificado ${grade.certificate}`, comment]
    .filter(Boolean)
    .join(' · ')

const finishOf = ({ finish }: PickedLine) => (finish === 'normal' ? '' : finishNames[finish])

function numberPages(pdf: Pdf) {
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at)
    pdf.page.margins.bottom = 0
    pdf.font('text', 9).text(`Página ${at + 1} de ${count}`, MARGIN, A4[1] - mm(12), { width: WIDTH, align: 'right' })
  }
}
