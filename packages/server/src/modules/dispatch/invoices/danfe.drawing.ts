import { A4, line, mm, type Pdf } from '../../../platform/pdf.ts'
import { drawRecipient, drawTaxes, drawTransport } from './danfe-blocks.drawing.ts'
import { drawHead, drawStub, numberHeads } from './danfe-head.drawing.ts'
import type { ShownDocument } from './document-shown.ts'
import {
  amount,
  BOTTOM,
  CELL,
  type Column,
  drawRow,
  drawTitle,
  drawWarnings,
  EDGE,
  frame,
  type Printed,
  quantityOf,
  ROW,
} from './paper.drawing.ts'

/** The DANFE in portrait, block by block as in annex II of the manual for taxpayers (MOC 7.0). */
export function drawDanfe(pdf: Pdf, printed: Printed) {
  const { shown } = printed
  drawStub(pdf, shown)
  const top = pdf.y
  drawHead(pdf, printed)
  drawRecipient(pdf, shown)
  drawTaxes(pdf, shown)
  drawTransport(pdf, shown)
  drawItems(pdf, printed)
  drawNote(pdf, printed)
  numberHeads(pdf, top)
  drawWarnings(pdf, printed)
}

const columnsOf = ({ items }: ShownDocument): Column[] => [
  ...[
    { title: 'CÓDIGO', width: 21 },
    { title: 'DESCRIÇÃO DO PRODUTO / SERVIÇO', width: 52 },
  ],
  { title: 'NCM/SH', width: 14 },
  // origin and three digits are a code of the Simples
  { title: items.some(({ situation }) => situation.length > 3) ? 'O/CSOSN' : 'O/CST', width: 10 },
  ...[
    { title: 'CFOP', width: 9 },
    { title: 'UN', width: 7 },
  ],
  ...(
    [
      ['QUANT.', 11],
      ['V. UNIT.', 14],
      ['V. TOTAL', 15],
      ['BC ICMS', 12],
      ['V. ICMS', 11],
    ] as const
  ).map(([title, width]) => ({ title, width, align: 'right' as const })),
  ...(
    [
      ['V. IPI', 7],
      ['% ICMS', 7],
      ['% IPI', 6],
    ] as const
  ).map(([title, width]) => ({ title, width, align: 'right' as const })),
]

function drawItems(pdf: Pdf, printed: Printed) {
  const columns = columnsOf(printed.shown)
  const head = { texts: columns.map(({ title }) => title), font: 'bold' } as const
  drawTitle(pdf, 'DADOS DOS PRODUTOS / SERVIÇOS')
  drawRow(pdf, columns, head)
  for (const item of printed.shown.items) {
    if (pdf.y + ROW > BOTTOM) {
      goOn(pdf, printed)
      drawTitle(pdf, 'DADOS DOS PRODUTOS / SERVIÇOS')
      drawRow(pdf, columns, head)
    }
    const texts = [
      ...[item.code, item.name, item.ncm, item.situation, item.cfop, item.unit, quantityOf(item.quantity)],
      ...[amount(item.price), amount(item.total), amount(item.icmsBase || '0'), amount(item.icms || '0')],
      ...['0', quantityOf(item.icmsRate || '0'), '0'],
    ]
    drawRow(pdf, columns, { texts, font: 'text' })
  }
}

/** Every page has the head with the bars, as the sheets may be separated. */
function goOn(pdf: Pdf, printed: Printed) {
  pdf.addPage({ size: A4, margin: 0 })
  pdf.y = EDGE
  drawHead(pdf, printed)
}

const LEAST_NOTE = mm(24)

function drawNote(pdf: Pdf, printed: Printed) {
  const { note, contingency } = printed.shown
  const text = [contingency && `EMITIDA EM CONTINGÊNCIA (SVC): ${contingency}`, note].filter(Boolean).join('\n')
  const [left, right] = [mm(128), mm(68)]
  const needed = pdf.font('text', 6.5).heightOfString(text, { width: left - mm(2) }) + mm(5)
  const height = Math.max(LEAST_NOTE, needed)
  if (pdf.y + height + mm(4) > BOTTOM) goOn(pdf, printed)
  drawTitle(pdf, 'DADOS ADICIONAIS')
  const y = pdf.y
  frame(pdf, { x: EDGE, y, width: left, height })
  frame(pdf, { x: EDGE + left, y, width: right, height })
  pdf.font('text', 5)
  line(pdf, 'INFORMAÇÕES COMPLEMENTARES', { x: EDGE + mm(0.8), y: y + mm(0.6), width: left })
  line(pdf, 'RESERVADO AO FISCO', { x: EDGE + left + mm(0.8), y: y + mm(0.6), width: right })
  pdf.font('text', 6.5).text(text, EDGE + mm(1), y + mm(3.4), { width: left - mm(2), height: height - mm(3.6) })
  pdf.y = y + height + CELL
}
