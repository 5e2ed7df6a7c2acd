import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { type By, bySystem } from './complaint-access.ts'
import { startReturn } from './returns.service.ts'
import { resolve } from './resolution.ts'
import { tellBoth } from './complaint-notices.ts'
import { words } from './complaint-notices.words.ts'
import { regretReason } from './regret.words.ts'
import type { ComplaintRow } from './writing.queries.ts'

/** Sends the cards back without anybody's consent, as the law gives it to whoever regrets within seven days. */
export async function returnByRight(tx: Tx, app: App, complaint: ComplaintRow, by: By) {
  const outcome = 'return' as const
  const note = regretReason['pt-BR']
  const resolved = await resolve(tx, app, complaint, { outcome, by: bySystem, kind: 'decided', note })
  await startReturn(tx, app, resolved, by)
  await tellBoth(tx, app, resolved, {
    key: `decided ${app.clock.now().getTime()}`,
    say: (of) => words.decided(of, { outcome, cents: null, reason: regretReason }),
  })
}
