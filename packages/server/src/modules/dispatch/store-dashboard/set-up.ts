import type { SetupStep } from '@bra/contract/dispatch/store-dashboard.schemas'
import type { App } from '../../../app.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { missingFor, taxesOfStore } from '../tax-setup/index.ts'
import { ownThings } from './store-dashboard.queries.ts'

/** Returns what the seller still has to do; what only the house can mend is left out. */
export async function stepsToSetUp(app: App, storeId: number): Promise<SetupStep[]> {
  const [own, taxes] = await Promise.all([ownThings(app.db, storeId), hasTaxes(app, storeId)])
  const done: Record<SetupStep, boolean> = { ...own, taxes }
  return (['offers', 'boxes', 'taxes'] as const).filter((step) => !done[step])
}

async function hasTaxes(app: App, storeId: number) {
  if ((await numberOf(app.db, 'invoice_needed')) === 0) return true
  return missingFor(await taxesOfStore(app, app.db, storeId), app.clock.now()).every((part) => part === 'house')
}
