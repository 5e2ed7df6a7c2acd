import type { SetupStep } from '@bra/contract/dispatch/store-dashboard.schemas'
import { Boxes, FileUp, type LucideIcon, PackagePlus, ReceiptText } from 'lucide-react'
import { officePaths } from '../../../lib/office-paths.ts'
import { paths } from '../../../lib/paths.ts'
import type { TextKey } from '../../../text/keys.ts'

interface SetupRow {
  step: SetupStep
  text: TextKey
  icon: LucideIcon
  to: (storeId: number) => string
}

/** What a store may do to be set up; a step may be done in more than one way. */
export const setupRows: SetupRow[] = [
  { step: 'offers', text: 'dashboard.setupImport', icon: FileUp, to: officePaths.importSheet },
  { step: 'offers', text: 'dashboard.setupOffer', icon: PackagePlus, to: paths.productCreate },
  { step: 'boxes', text: 'dashboard.setupBoxes', icon: Boxes, to: () => paths.company('caixas') },
  { step: 'taxes', text: 'dashboard.setupTaxes', icon: ReceiptText, to: () => paths.company('notas') },
]
