import { A4, drawPdf, mm, type Pdf } from '../../../platform/pdf.ts'
import { drawDeclaration } from './declaration.drawing.ts'
import { drawLabel, LABEL } from './label.drawing.ts'
import type { LabelRow } from './labels.queries.ts'

export type Paper = 'label' | 'a4'

// four of 100 × 150 mm on A4, which is a little less high than two of them
const CELL = [mm(105), mm(148.5)] as const
const SCALE = mm(145) / LABEL[1]
const PER_SHEET = 4

/** Draws the labels, then a sheet about the contents of each parcel. */
export const drawLabels = (parcels: LabelRow[], { paper, now }: { paper: Paper; now: Date }) =>
  drawPdf({ title: 'Etiquetas de envio', size: paper === 'a4' ? A4 : LABEL, margin: 0, now }, (pdf) => {
    for (const [at, parcel] of parcels.entries()) placeLabel(pdf, parcel, { at, paper })
    for (const parcel of parcels) drawDeclaration(pdf, parcel, now)
  })

function placeLabel(pdf: Pdf, parcel: LabelRow, { at, paper }: { at: number; paper: Paper }) {
  const isSheet = paper === 'a4'
  const place = isSheet ? at % PER_SHEET : 0
  if (at > 0 && place === 0) pdf.addPage({ size: isSheet ? A4 : LABEL, margin: 0 })
  pdf.save()
  if (isSheet) {
    const [column, row] = [place % 2, Math.floor(place / 2)]
    const left = (CELL[0] - LABEL[0] * SCALE) / 2
    const top = (CELL[1] - LABEL[1] * SCALE) / 2
    pdf.translate(column * CELL[0] + left, row * CELL[1] + top).scale(SCALE)
  }
  drawLabel(pdf, parcel)
  pdf.restore()
}
