import { PDFDocument } from '@cantoo/pdf-lib'
import { mm } from '../../../platform/pdf.ts'
import { type Paper, sheets as papers } from './labels.drawing.ts'

interface Laying {
  /** PDFs as Base64, each with the label of one parcel. */
  labels: string[]
  sheets: string[]
  paper: Paper
  now: Date
}

/** Printers leave an edge free where the paper is no label. */
const EDGE = mm(2)

/** Puts every page of the labels into the cells of the paper, as large as it fits; returns one PDF as Base64. */
export async function laidOnPaper({ labels, sheets, paper, now }: Laying): Promise<string> {
  const whole = await PDFDocument.create()
  whole.setTitle('Etiquetas de envio')
  whole.setAuthor('Bra Cards')
  whole.setCreationDate(now)
  whole.setModificationDate(now)
  const { size, cell, across, count } = papers[paper]
  let [at, page] = [0, whole.addPage(size)]
  for (const label of labels) {
    const file = await PDFDocument.load(label)
    for (const drawing of await whole.embedPdf(file, file.getPageIndices())) {
      const place = at % count
      if (at > 0 && place === 0) page = whole.addPage(size)
      const edge = paper === 'label' ? 0 : 2 * EDGE
      const scale = Math.min((cell[0] - edge) / drawing.width, (cell[1] - edge) / drawing.height)
      const [width, height] = [drawing.width * scale, drawing.height * scale]
      const [column, row] = [place % across, Math.floor(place / across)]
      // a PDF counts its heights from the foot of the page
      const x = column * cell[0] + (cell[0] - width) / 2
      const y = size[1] - row * cell[1] - (cell[1] + height) / 2
      page.drawPage(drawing, { x, y, width, height })
      at += 1
    }
  }
  for (const sheet of sheets) {
    const file = await PDFDocument.load(sheet)
    for (const copied of await whole.copyPages(file, file.getPageIndices())) whole.addPage(copied)
  }
  return Buffer.from(await whole.save()).toString('base64')
}
