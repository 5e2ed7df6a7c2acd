import type { SheetImport } from '@bra/contract/selling/spreadsheets.schemas'
import type { z } from 'zod'

/** What is wrong with a line of a sheet. */
export type Fault = z.input<typeof SheetImport>['faults'][number]
