import { drawPaper, type Printed } from './danfe.drawing.ts'
import { shownOf } from './document-shown.ts'

export interface PaperToDraw extends Omit<Printed, 'shown'> {
  xml: string
}

export const work = ({ xml, ...printed }: PaperToDraw): Promise<string> =>
  drawPaper({ shown: shownOf(xml), ...printed })
