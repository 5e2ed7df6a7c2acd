import type { Fault, SheetImport } from '@bra/contract/selling/spreadsheets.schemas'
import type { ColumnType, Generated } from 'kysely'
import type { ToSave } from '../inventory/index.ts'

export type Line = { line: number; listing: ToSave }

export interface SpreadsheetsTables {
  listing_imports: {
    id: Generated<number>
    store_id: number
    user_id: number | null
    file_name: string
    state: SheetImport['state']
    lines: ColumnType<Line[], string, string>
    faults: ColumnType<Fault[], string, string>
    total: number
    written: Generated<number>
    counts: ColumnType<SheetImport['counts'], string, string>
    /** The change in the history under which lines are written; set when the import starts. */
    change_id: number | null
    created_at: Date
    finished_at: Date | null
  }
}
