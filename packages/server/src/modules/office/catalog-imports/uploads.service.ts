import { say } from '@bra/contract/kit/saying'
import type { catalogImportsSchemas } from '@bra/contract/office/catalog-imports.schemas'
import { MAX_CATALOG_BYTES } from '@bra/contract/office/upload-limits'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { isTaken } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs.ts'
import type { User } from '../../../platform/routes.ts'
import { uploadFormats } from './formats.ts'
import { noteAct } from '../../people/audit/index.ts'
import {
  dropUploads,
  insertUpload,
  isImportRunning,
  moveImport,
  notePart,
  uploadOf,
} from './catalog-imports.queries.ts'
import { importOf, subjectOf } from './catalog-imports.service.ts'
import {
  hasRoomFor,
  makeFolders,
  packingOf,
  pathsOfUpload,
  removeUpload,
  writePart,
  writeSets,
} from './upload-files.ts'

const READABLE = /\.(csv|tsv|txt|ndjson|jsonl|json)(\.gz)?$/i

type NewUpload = z.output<typeof catalogImportsSchemas.begin.body>

/** Announces an upload; one that the same operator left unfinished is dropped. */
export async function beginUpload(app: App, operator: User, asked: NewUpload) {
  if (!Object.hasOwn(uploadFormats, asked.format)) failAt('format', 'import_format_unknown')
  if (!READABLE.test(asked.file_name)) failAt('file_name', 'upload_bad_name')
  if (asked.sets_name && !READABLE.test(asked.sets_name)) failAt('sets_name', 'upload_bad_name')
  if (asked.size > MAX_CATALOG_BYTES) failAt('file_name', 'upload_too_large')
  if (await isImportRunning(app.db)) fail('upload_busy')
  if (!(await hasRoomFor(app.config, asked.size))) fail('upload_no_room')
  const now = app.clock.now()
  const { id, dropped } = await app.transaction(async (tx) => ({
    dropped: await dropUploads(tx, { userId: operator.id }, now),
    ...(await insertUpload(tx, {
      ...asked,
      sets_name: asked.sets_name ?? null,
      user_id: operator.id,
      state: 'uploading',
      problem: null,
      created_at: now,
      told_at: now,
      finished_at: null,
    })),
  }))
  await Promise.all(dropped.map((old) => removeUpload(app.config, old)))
  await makeFolders(app.config, id)
  return { error: false, message: say('Envio iniciado.', 'Upload started.'), result: await importOf(app, id) }
}

async function ownUpload(app: App, operator: User, id: number) {
  const upload = (await uploadOf(app.db, id, operator.id)) ?? fail('upload_not_found')
  if (upload.state !== 'uploading') fail('upload_over')
  return { ...upload, paths: pathsOfUpload(app.config, upload) }
}

interface PartOfFile {
  id: number
  from: number
  bytes: unknown
}

/** Writes the next bytes of the file; a part that arrived before changes nothing. */
export async function takePart(app: App, operator: User, { id, from, bytes }: PartOfFile) {
  const { paths, received, size } = await ownUpload(app, operator, id)
  if (!Buffer.isBuffer(bytes)) fail('unsupported_type')
  const to = from + bytes.length
  if (to > size || from > received) fail('upload_gap')
  if (to <= received) return { received }
  await writePart(paths.file, from, bytes)
  if (!(await app.transaction((tx) => notePart(tx, id, { from, to })))) fail('upload_gap')
  return { received: to }
}

export async function takeSets(app: App, operator: User, { id, bytes }: Omit<PartOfFile, 'from'>) {
  const { paths } = await ownUpload(app, operator, id)
  if (!Buffer.isBuffer(bytes)) fail('unsupported_type')
  if (paths.sets === undefined) fail('upload_gap')
  await writeSets(paths.sets, bytes)
  return { received: bytes.length }
}

/** Starts the import of a file that has arrived whole, as a job; refuses what is no text of its kind. */
export async function startImport(app: App, operator: User, id: number) {
  const upload = await ownUpload(app, operator, id)
  if (upload.received < upload.size) fail('upload_unfinished')
  const packing = await packingOf(upload.paths.file)
  if (packing === 'zip') fail('upload_packed')
  if ((packing === 'gzip') !== /\.gz$/i.test(upload.file_name)) fail('upload_gzip_unlike')
  await app
    .transaction(async (tx) => {
      const at = app.clock.now()
      if (!(await moveImport(tx, id, { from: ['uploading'], to: 'running', at }))) fail('upload_over')
      const act = { kind: 'catalog_import_started' as const, subject: subjectOf(id), title: upload.file_name }
      await noteAct(tx, app, operator, { ...act, reason: upload.reason, detail: { after: upload.format } })
      await enqueue(tx, app, { name: 'import_catalog', data: { importId: id } })
    })
    .catch((error: unknown) => {
      if (isTaken(error, 'catalog_imports_running')) fail('upload_busy')
      throw error
    })
  return { error: false, message: say('Importação iniciada.', 'Import started.'), result: await importOf(app, id) }
}
