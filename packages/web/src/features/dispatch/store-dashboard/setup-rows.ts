import type { SetupStep } from '@bra/contract/dispatch/store-dashboard.schemas'
import type { SiteText } from '@bra/contract/kit/both'
import { Boxes, FileUp, type LucideIcon, PackagePlus, ReceiptText } from 'lucide-react'
import { officePaths } from '../../../lib/office-paths.ts'
import { paths } from '../../../lib/paths.ts'
import { dashboardTexts } from './texts.ts'

interface SetupRow {
  step: SetupStep
  text: SiteText
  icon: LucideIcon
  to: (storeId: number) => string
}

/** A step may be done in more than one way, and has a row for each. */
export const setupRows: SetupRow[] = [
  { step: 'offers', text: dashboardTexts.setupImport, icon: FileUp, to: officePaths.importSheet },
  { step: 'offers', text: dashboardTexts.setupOffer, icon: PackagePlus, to: paths.productCreate },
  { step: 'boxes', text: dashboardTexts.setupBoxes, icon: Boxes, to: () => paths.company('caixas') },
  { step: 'taxes', text: dashboardTexts.setupTaxes, icon: ReceiptText, to: () => paths.company('notas') },
]
