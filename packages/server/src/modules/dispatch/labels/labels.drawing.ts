import { A4, drawPdf, mm, type Pdf } from '../../../platform/pdf.ts'
import { drawDeclaration } from './declaration.drawing.ts'
import { drawLabel, LABEL } from './label.drawing.ts'
import type { LabelRow } from './labels.queries.ts'

export type Paper = 'label' | 'a6' | 'a4'
export interface Printing {
  paper: Paper
  contents: boolean
}

interface Sheet {
  size: [width: number, height: number]
  /** The room of one label, how many lie side by side, and how many there are. */
  cell: readonly [width: number, height: number]
  across: number
  count: number
}

const A6: [number, number] = [mm(105), mm(148)]
const HALF_OF_A4 = [mm(105), mm(148.5)] as const
export const sheets: Record<Paper, Sheet> = {
  label: { size: LABEL, cell: LABEL, across: 1, count: 1 },
  a6: { size: A6, cell: A6, across: 1, count: 1 },
  a4: { size: A4, cell: HALF_OF_A4, across: 2, count: 4 },
}
/** Paper that is less high than a label takes it a little smaller, with room for the edge that printers leave. */
const scaleFor = ([, height]: Sheet['cell']) => (height < LABEL[1] ? mm(145) / LABEL[1] : 1)

export const drawLabels = (parcels: LabelRow[], { paper, contents, now }: Printing & { now: Date }) =>
  drawPdf({ title: 'Etiquetas de envio', size: sheets[paper].size, margin: 0, now }, (pdf) => {
    for (const [at, parcel] of parcels.entries()) placeLabel(pdf, parcel, { at, sheet: sheets[paper] })
    if (contents) for (const parcel of parcels) drawDeclaration(pdf, parcel, now)
  })

function placeLabel(pdf: Pdf, parcel: LabelRow, { at, sheet }: { at: number; sheet: Sheet }) {
  const { size, cell, across, count } = sheet
  const place = at % count
  if (at > 0 && place === 0) pdf.addPage({ size, margin: 0 })
  const scale = scaleFor(cell)
  const [column, row] = [place % across, Math.floor(place / across)]
  const left = (cell[0] - LABEL[0] * scale) / 2
  const top = (cell[1] - LABEL[1] * scale) / 2
  pdf.save()
  pdf.translate(column * cell[0] + left, row * cell[1] + top).scale(scale)
  drawLabel(pdf, parcel)
  pdf.restore()
}

export const drawContents = (parcels: LabelRow[], now: Date) =>
  drawPdf({ title: 'Conteúdo dos pacotes', size: A4, margin: 0, now, isEmpty: true }, (pdf) => {
    for (const parcel of parcels) drawDeclaration(pdf, parcel, now)
  })
