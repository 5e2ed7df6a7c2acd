import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import { carrierAccess, FreightForbidden, FreightRefused } from '../shipping/index.ts'
import { accountsToRenew, deleteAccount, renewAccount } from './carrier-accounts.queries.ts'
import { endAccess } from './ending.ts'
import { sealedTokens, tokensIn } from './tokens.ts'

/** A token is valid for thirty days: a carrier that is away for a week ends no account. */
const AHEAD_DAYS = 10

export const carrierAccountsJobs: Jobs = {
  renew_carrier_accounts: {
    waitsFor: 'carrier',
    everyMs: DAY_MS / 24,
    run: async (app) => {
      const until = new Date(app.clock.now().getTime() + AHEAD_DAYS * DAY_MS)
      await eachPage(app, {
        page: (part) => accountsToRenew(app.db, { until, ...part }),
        work: (row) => renew(app, row),
      })
    },
  },
}

type ToRenew = Awaited<ReturnType<typeof accountsToRenew>>[number]

/** Failures other than a refusal wait for the next run. */
async function renew(app: App, { id: storeId, sealed: from, expires_at: expiresAt, status }: ToRenew) {
  if (status === 'closed') return void (await app.transaction((tx) => deleteAccount(tx, storeId)))
  const access = carrierAccess(app)
  if (!access) return
  const old = tokensIn(app.config, from)
  try {
    const tokens = await access.renewed(old.refresh)
    await app.transaction((tx) =>
      renewAccount(tx, { storeId, from, ...sealedTokens(app.config, tokens, app.clock.now()) }),
    )
  } catch (error) {
    if (!(error instanceof FreightForbidden) && !(error instanceof FreightRefused)) throw error
    // the answer to an earlier renewal may have been lost: what is still accepted is used until its last day
    const isLastDay = expiresAt.getTime() - app.clock.now().getTime() < DAY_MS
    if (!isLastDay && (await isAccepted(access, old.access))) return
    await endAccess(app, { storeId, from })
  }
}

async function isAccepted(access: NonNullable<ReturnType<typeof carrierAccess>>, token: string) {
  try {
    await access.emailOf(token)
    return true
  } catch (error) {
    if (error instanceof FreightForbidden) return false
    throw error
  }
}
