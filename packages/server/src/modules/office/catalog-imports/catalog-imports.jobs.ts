import { daysBefore, DAY_MS } from '../../../platform/clock.ts'
import type { App } from '../../../app.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { dropUploads, sweepImports } from './catalog-imports.queries.ts'
import { endHopelessImport, runImport } from './importing.ts'
import { removeUpload } from './upload-files.ts'

const KEPT_DAYS = 365

export const catalogImportsJobs: Jobs = {
  import_catalog: {
    waitsFor: 'long',
    run: (app, { importId }) => runImport(app, importId),
    hopeless: (app, { importId }) => endHopelessImport(app, importId),
  },
  sweep_catalog_uploads: { everyMs: DAY_MS, run: sweep },
}

/** Removes the files of uploads that nobody finished for a day, and old reports. */
async function sweep(app: App) {
  const now = app.clock.now()
  const dropped = await app.transaction(async (tx) => {
    await sweepImports(tx, daysBefore(now, KEPT_DAYS))
    return dropUploads(tx, { before: daysBefore(now, 1) }, now)
  })
  for (const id of dropped) await removeUpload(app.config, id)
}
