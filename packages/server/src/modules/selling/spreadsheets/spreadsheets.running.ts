import { say } from '@bra/contract/kit/saying'
import type { spreadsheetsSchemas } from '@bra/contract/selling/spreadsheets.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs.ts'
import type { Actor } from '../../../platform/routes.ts'
import { finishChange } from './changes.queries.ts'
import { holdSellingStore, insertChange } from '../inventory/index.ts'
import { arrangeLines, changeOfImport, keepChangeOfImport, moveImport, runningImport } from './spreadsheets.queries.ts'
import { ownImport, showImport } from './spreadsheets.service.ts'

export const WRITE_LINES = 'write_lines_of_import'

/** Starts the import as a job that continues without its owner; `first` says which lines get the places of the plan. */
export async function startImport(
  app: App,
  user: Actor,
  { id, first }: z.output<typeof spreadsheetsSchemas.start.body>,
) {
  const { store_id, file_name } = await ownImport(app, user, { id })
  await app.transaction(async (tx) => {
    await holdSellingStore(tx, store_id)
    if (await runningImport(tx, store_id)) fail('import_running')
    if (!(await moveImport(tx, id, { from: 'ready', to: 'running', at: app.clock.now() }))) fail('import_started')
    if (first !== 'sheet') await arrangeLines(tx, id, first)
    const change = { store_id, user_id: user.id, action: { kind: 'import', file_name } as const, under_way: true }
    await keepChangeOfImport(tx, id, await insertChange(tx, { ...change, made_at: app.clock.now() }))
    await enqueue(tx, app, { name: WRITE_LINES, data: { importId: id } })
  })
  return { error: false, message: say('Importação iniciada.', 'Import started.'), ...(await showImport(app, user, id)) }
}

/** Drops an import that was not started, or stops a running one; offers already written stay. */
export async function dropImport(app: App, user: Actor, id: number) {
  const { state } = await ownImport(app, user, { id })
  const isMoved =
    (state === 'ready' || state === 'running') &&
    (await app.transaction((tx) => endImport(tx, app, id, { from: state, to: 'cancelled' })))
  if (!isMoved) fail('import_not_found')
  return {
    error: false,
    message: say('Importação cancelada.', 'Import stopped.'),
    ...(await showImport(app, user, id)),
  }
}

export async function endImport(
  tx: Tx,
  app: Pick<App, 'clock'>,
  id: number,
  move: { from: 'ready' | 'running'; to: 'done' | 'cancelled' },
) {
  const isMoved = await moveImport(tx, id, { ...move, at: app.clock.now() })
  const changeId = await changeOfImport(tx, id)
  if (isMoved && changeId) await finishChange(tx, changeId)
  return isMoved
}
