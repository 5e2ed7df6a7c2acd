import type { Fault, SheetImport } from '@bra/contract/sheets.schemas'
import type { ColumnType, Generated } from 'kysely'
import type { ToSave } from '../inventory/index.ts'

/** What a line of the sheet asks for, with its number. */
export type Line = { line: number; listing: ToSave }

export interface SheetsTables {
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
    created_at: Date
    finished_at: Date | null
  }
}
