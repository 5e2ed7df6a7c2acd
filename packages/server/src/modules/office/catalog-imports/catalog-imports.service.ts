import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { writtenCsv } from '../../../platform/written-csv.ts'
import { fail } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { uploadFormats } from './formats.ts'
import { noteAct } from '../../people/audit/index.ts'
import { countImports, faultsOfImport, importsPage, moveImport, shownImport } from './catalog-imports.queries.ts'
import { removeUpload } from './upload-files.ts'

const FAULTS_SHOWN = 200
export const FAULTS_KEPT = 100_000

export const subjectOf = (id: number) => `catalog_import:${id}`

export const importOf = async ({ db, clock }: App, id: number) =>
  (await shownImport(db, id, clock.now())) ?? fail('upload_not_found')

export const listImports = async ({ db, clock }: App, asked: { page: number; per_page: number }) => ({
  imports: await importsPage(db, asked, clock.now()),
  paginate: paginate(asked, await countImports(db)),
  formats: Object.entries(uploadFormats).map(([name, { takes }]) => ({ name, takes })),
})

export const showImport = async (app: App, id: number) => ({
  import: await importOf(app, id),
  faults: await faultsOfImport(app.db, id, FAULTS_SHOWN),
})

/** Stops an upload or an import; rows that were written stay. */
export async function cancelImport(app: App, operator: User, { id, reason }: { id: number; reason: string }) {
  const { state, file_name: title } = await importOf(app, id)
  await app.transaction(async (tx) => {
    const move = { from: ['uploading', 'running'] as const, to: 'cancelled' as const, at: app.clock.now() }
    if (!(await moveImport(tx, id, { ...move, from: [...move.from] }))) fail('upload_over')
    await noteAct(tx, app, operator, { kind: 'catalog_import_cancelled', subject: subjectOf(id), title, reason })
  })
  // the job of a running import removes its file, which it still reads
  if (state === 'uploading') await removeUpload(app.config, id)
  return { error: false, message: say('Importação cancelada.', 'Import stopped.'), result: await importOf(app, id) }
}

/** Writes the refused rows as Brazilian spreadsheets open them, with no cell that would run as a formula. */
export async function sheetOfFaults(app: App, id: number) {
  const { file_name: name } = await importOf(app, id)
  const faults = await faultsOfImport(app.db, id, FAULTS_KEPT)
  const rows = [['arquivo', 'linha', 'problema'], ...faults.map(({ file, line, problem }) => [file, line, problem])]
  const content = writtenCsv(rows)
  return { file_name: `recusadas-${name.replace(/\.[a-z.]+$/i, '')}.csv`, content }
}
