import type { SetupStep } from '@bra/contract/dispatch/store-dashboard.schemas'
import type { App } from '../../../app.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { missingFor, taxesOf } from '../tax-setup/index.ts'
import { ownThings } from './store-dashboard.queries.ts'

/** Returns what the seller still has to do; what only the house can mend is left out. */
export async function stepsToSetUp(app: App, userId: number, storeId: number): Promise<SetupStep[]> {
  const { db, clock } = app
  const [own, taxes, needed] = await Promise.all([
    ownThings(db, storeId),
    taxesOf(app, db, userId),
    numberOf(db, 'invoice_needed'),
  ])
  const hasTaxes = needed === 0 || missingFor(taxes, clock.now()).every((part) => part === 'house')
  const done: Record<SetupStep, boolean> = { ...own, taxes: hasTaxes }
  return (['offers', 'boxes', 'taxes'] as const).filter((step) => !done[step])
}
