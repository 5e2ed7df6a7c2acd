import type { SheetImport } from '@bra/contract/selling/spreadsheets.schemas'
import type { z } from 'zod'

export type Fault = z.input<typeof SheetImport>['faults'][number]
