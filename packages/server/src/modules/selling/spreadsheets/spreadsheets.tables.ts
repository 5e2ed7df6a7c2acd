import type { ForeignRate } from '@bra/contract/selling/foreign-rates.schemas'
import type { SheetImport, SheetQuestions } from '@bra/contract/selling/spreadsheets.schemas'
import type { SheetShop, WordKind } from '@bra/contract/selling/sheet-shop-names'
import type { ColumnType, Generated } from 'kysely'
import type { ToSave } from '../inventory/index.ts'
import type { Fault } from './fault.ts'
import type { Sheet } from './reading.ts'

export type Line = { line: number; listing: ToSave }

export interface Answers {
  /** Products by the key of a naming; null leaves its lines out. */
  picks: Record<string, number | null>
  /** Cents by line. */
  prices: Record<string, number>
  suggested_prices: boolean
  rates: Record<string, Omit<ForeignRate, 'currency'>>
  pauses_unpriced: boolean
  takes_single: boolean
  stock: SheetQuestions['stock']
}

/** Answers of earlier imports lack what was not asked then. */
export const NO_ANSWERS: Answers = {
  ...{ picks: {}, prices: {}, suggested_prices: false, rates: {}, pauses_unpriced: false, takes_single: false },
  stock: 'set',
}

export interface Understanding {
  lines: Line[]
  faults: Fault[]
  counts: SheetImport['counts']
  questions: SheetQuestions
  known: number
}

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
    shop: SheetShop | null
    /** The cells as the file has them, kept until the import starts. */
    source: ColumnType<Omit<Sheet, 'shop'> | null, string | undefined, null>
    answers: ColumnType<Answers, string | undefined, string>
    questions: ColumnType<SheetQuestions, string | undefined, string>
    created_at: Date
    finished_at: Date | null
  }
  /** What the words of a file mean to a store; `shop` is empty for a file of nobody known. */
  sheet_words: { store_id: number; shop: SheetShop | ''; kind: WordKind; word: string; meaning: string }
}
