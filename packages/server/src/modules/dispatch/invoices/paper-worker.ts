import { A4, drawPdf } from '../../../platform/pdf.ts'
import { drawDace } from './dace.drawing.ts'
import { drawDanfe } from './danfe.drawing.ts'
import { shownOf } from './document-shown.ts'
import type { Printed } from './paper.drawing.ts'

export interface PaperToDraw extends Omit<Printed, 'shown'> {
  xml: string
}

export function work({ xml, ...paper }: PaperToDraw): Promise<string> {
  const printed = { ...paper, shown: shownOf(xml) }
  const title = `${paper.model === 55 ? 'DANFE' : 'DACE'} ${printed.shown.number}`
  return drawPdf({ title, size: A4, margin: 0, now: paper.now }, (pdf) =>
    paper.model === 55 ? drawDanfe(pdf, printed) : drawDace(pdf, printed),
  )
}
