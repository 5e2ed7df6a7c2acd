import { stringify } from 'csv-stringify/sync'

/** Writes CSV as Brazilian spreadsheets open it, with no cell that would run as a formula or break its line. */
export const writtenCsv = (rows: unknown[][]) =>
  stringify(rows, {
    ...{ bom: true, delimiter: ';', escape_formulas: true, record_delimiter: 'windows' },
    // by itself the writer quotes the break of Windows alone
    quoted_match: /[\r\n]/,
  })
