import type { App } from '../../../app.ts'
import { carrierAccess, FreightForbidden, type LabelSeller, type Tracked } from '../shipping/index.ts'
import { accountOfStore } from './carrier-accounts.queries.ts'
import { endAccess } from './ending.ts'
import { tokensIn } from './tokens.ts'

export const hasOwnAccount = async (app: App, storeId: number) => (await accountFor(app, storeId)) !== null

/** Returns who sells labels on the store's own account, or null without one. Never ask it inside a transaction. */
export async function ownLabelSeller(app: App, storeId: number): Promise<LabelSeller | null> {
  const account = await accountFor(app, storeId)
  return account && noticing(app, account, account.labels)
}

export async function ownTracking(app: App, storeId: number, codes: string[]): Promise<Map<string, Tracked>> {
  const account = await accountFor(app, storeId)
  return account ? noticing(app, account, { tracking: account.tracking }).tracking(codes) : new Map()
}

interface Account {
  storeId: number
  from: string
}

async function accountFor(app: App, storeId: number) {
  const access = carrierAccess(app)
  const row = access && (await accountOfStore(app.db, storeId))
  if (!row || row.ended_at) return null
  return { storeId, from: row.sealed, ...access.accountOf(tokensIn(app.config, row.sealed).access) }
}

/** Ends the account as soon as the carrier refuses its token in one of these calls. */
function noticing<T extends object>(app: App, { storeId, from }: Account, calls: T): T {
  const noticed = Object.entries(calls).map(([name, call]: [string, (...given: unknown[]) => Promise<unknown>]) => [
    name,
    async (...given: unknown[]) => {
      try {
        return await call(...given)
      } catch (error) {
        if (error instanceof FreightForbidden) await endAccess(app, { storeId, from })
        throw error
      }
    },
  ])
  return Object.fromEntries(noticed) as T
}
