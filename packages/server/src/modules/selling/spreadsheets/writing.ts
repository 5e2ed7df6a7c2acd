import { reaisOf } from '@bra/contract/trade/cents'
import { extraNames, finishNames, languageNames, conditionNames } from '@bra/contract/trade/trade'
import { writtenCsv } from '../../../platform/written-csv.ts'
import { withMark } from './certificates.ts'
import { columnNames } from '@bra/contract/trade/sheet-columns'
import type { ExportedRow } from './exporting.queries.ts'
import type { Fault } from './fault.ts'
export const sheetOf = (rows: ExportedRow[]) => writtenCsv([columnNames, ...rows.map(cellsOf)])

const cellsOf = (row: ExportedRow) => [
  row.id,
  row.code,
  row.name,
  row.category,
  row.card_number ?? '',
  row.condition === 'graded' ? conditionNames.graded : row.condition,
  languageNames[row.language],
  finishNames[row.finish],
  row.extras.map((extra) => extraNames[extra]).join('|'),
  row.grade?.company ?? '',
  row.grade ? String(row.grade.grade).replace('.', ',') : '',
  withMark(row.grade?.certificate ?? ''),
  reaisOf(row.price_cents),
  row.quantity,
  row.quantity,
  row.status === 'available' ? 'ativo' : 'pausado',
  row.position ?? '',
  withMark(row.sku ?? ''),
  row.comment ?? '',
]

export const sheetOfFaults = (faults: Fault[]) =>
  writtenCsv([
    ['linha', 'coluna', 'problema'],
    ...faults.map(({ line, column, message }) => [line, column ?? '', message['pt-BR']]),
  ])
