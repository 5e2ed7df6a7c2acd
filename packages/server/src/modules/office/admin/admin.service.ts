import { WaitingKind } from '@bra/contract/office/admin.schemas'
import type { App } from '../../../app.ts'

/** Returns everything that waits for an operator, from every module; kinds with nothing waiting are left out. */
export async function inbox({ db, waiting, clock }: App) {
  const kinds = WaitingKind.options.flatMap((kind) => {
    const ask = waiting[kind]
    return ask ? [{ kind, ask }] : []
  })
  const groups = await Promise.all(kinds.map(async ({ kind, ask }) => ({ kind, ...(await ask(db, clock.now())) })))
  return { groups: groups.filter(({ count }) => count > 0) }
}
