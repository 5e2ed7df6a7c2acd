import { formatDocument } from '@bra/contract/trade/documents'
import { A4, line, mm, type Pdf } from '../../../platform/pdf.ts'
import type { ShownDocument, ShownParty } from './document-shown.ts'

export const EDGE = mm(7)
export const WIDTH = A4[0] - 2 * EDGE
export const BOTTOM = A4[1] - mm(8)

export interface Printed {
  shown: ShownDocument
  model: 55 | 99
  key: string
  /** Number and moment of the authorisation. */
  protocol: string
  isCancelled: boolean
  now: Date
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function frame(pdf: Pdf, { x, y, width, height }: Box) {
  pdf.rect(x, y, width, height).lineWidth(0.5).stroke('black')
  pdf.fillColor('black')
}

interface Cell {
  label: string
  value: string
  /** Millimetres. */
  width: number
  align?: 'right'
}

export const CELL = mm(7.2)

export function drawCells(pdf: Pdf, cells: Cell[]) {
  const y = pdf.y
  let x = EDGE
  for (const { label, value, width, align } of cells) {
    frame(pdf, { x, y, width: mm(width), height: CELL })
    pdf.font('text', 5)
    line(pdf, label, { x: x + mm(0.8), y: y + mm(0.6), width: mm(width - 1.2) })
    pdf.font('bold', 8)
    const room = mm(width - 1.6)
    const shift = align === 'right' ? Math.max(0, room - pdf.widthOfString(value)) : 0
    line(pdf, value, { x: x + mm(0.8) + shift, y: y + mm(3.2), width: room - shift + 1 })
    x += mm(width)
  }
  pdf.y = y + CELL
}

export function drawTitle(pdf: Pdf, title: string) {
  pdf.font('bold', 6).text(title, EDGE, pdf.y + mm(1.2))
  pdf.y += mm(0.4)
}

export const dayOf = (instant: string) => instant.slice(0, 10).split('-').toReversed().join('/')
export const hourOf = (instant: string) => instant.slice(11, 19)

export const documentOf = ({ document }: Pick<ShownParty, 'document'>) => (document ? formatDocument(document) : '')

/** 1234.5 as 1.234,50; an empty amount stays empty. */
export const amount = (value: string) =>
  value && Number(value).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const quantityOf = (value: string) => value && Number(value).toLocaleString('pt-BR')

export interface Column {
  title: string
  /** Millimetres. */
  width: number
  align?: 'right'
}

export function drawRow(pdf: Pdf, columns: Column[], { texts, font }: { texts: string[]; font: 'text' | 'bold' }) {
  const y = pdf.y
  const size = font === 'bold' ? 5 : 6.5
  const wide = columns.findIndex(({ title }) => title.startsWith('DESCRIÇÃO'))
  pdf.font(font, size)
  const most = 2 * pdf.currentLineHeight(true)
  const height =
    Math.min(most, pdf.heightOfString(texts[wide] ?? '', { width: mm(columns[wide]!.width - 1) })) + mm(0.9)
  let x = EDGE
  for (const [at, { width, align }] of columns.entries()) {
    frame(pdf, { x, y, width: mm(width), height })
    const room = mm(width - 1)
    const text = texts[at] ?? ''
    if (at === wide) pdf.text(text, x + mm(0.5), y + mm(0.5), { width: room, height: most, ellipsis: true })
    else {
      const shift = align === 'right' ? Math.max(0, room - pdf.widthOfString(text)) : 0
      line(pdf, text, { x: x + mm(0.5) + shift, y: y + mm(0.5), width: room - shift + 1 })
    }
    x += mm(width)
  }
  pdf.y = y + height
}

export const ROW = mm(6.5)

/** A document without value by law must not be taken for one that has it. */
export function drawWarnings(pdf: Pdf, { shown, isCancelled }: Printed) {
  const warning = isCancelled ? 'CANCELADO' : shown.isTest ? 'SEM VALOR FISCAL' : null
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; warning && page < start + count; page += 1) {
    pdf.switchToPage(page)
    pdf.save()
    pdf.rotate(-35, { origin: [A4[0] / 2, A4[1] / 2] })
    pdf.font('bold', 64).fillColor('#c0392b', 0.25)
    pdf.text(warning, 0, A4[1] / 2 - 32, { width: A4[0], align: 'center' })
    pdf.restore()
  }
}

/** Writes on every page which one it is, once their number is known; the first page is page 0 of `placeOn`. */
export function numberPages(pdf: Pdf, placeOn: (page: number) => { x: number; y: number; width: number }) {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    pdf.font('bold', 7.5)
    line(pdf, `FOLHA ${page + 1}/${count}`, placeOn(page))
  }
}
