import { say } from '@bra/contract/kit/saying'
import { slugify } from '@bra/contract/trade/format'
import type { spreadsheetsSchemas } from '@bra/contract/selling/spreadsheets.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { cardOfStore, holdSellingStore, idsOfOwn } from '../inventory/index.ts'
import { answersTo } from './answers.ts'
import { exportedRows } from './exporting.queries.ts'
import { existingProducts } from './matching.queries.ts'
import type { Sheet } from './reading.ts'
import { readSent } from './sent-sheets.ts'
import { faultsOfImport, importOfStores, insertImport, sourceOfImport, updateReading } from './spreadsheets.queries.ts'
import { NO_ANSWERS, type Understanding } from './spreadsheets.tables.ts'
import { understand } from './understanding.ts'
import { keepWords } from './words.queries.ts'
import { sheetOf, sheetOfFaults } from './writing.ts'

type Body<Name extends 'write' | 'read' | 'answer'> = z.output<(typeof spreadsheetsSchemas)[Name]['body']>

/** Exports the named offers, or all that match the filter, as a sheet that can be imported again. */
export async function writeSheet(app: App, user: Actor, asked: Body<'write'>) {
  const storeId = ownStore(user, asked.store_id)
  const ids = asked.ids ?? (await idsOfOwn(app.db, asked))
  const [store, rows] = await Promise.all([cardOfStore(app.db, storeId), exportedRows(app.db, storeId, ids)])
  const file_name = `ofertas-${slugify(store.slug)}-${dayInBrazil(app.clock.now())}.csv`
  return { file_name, content: sheetOf(rows), offers: rows.length }
}

/** Checks each line, reports what it would do or what is wrong, and keeps the sheet until it is started. */
export async function readImport(app: App, user: Actor, asked: Body<'read'>) {
  const storeId = ownStore(user, asked.store_id)
  // refuses a store that may not sell before the costly reading
  await app.transaction((tx) => holdSellingStore(tx, storeId))
  const { name, content, encoding } = asked
  const sheet = await readSent(app, storeId, { name, content, encoding })
  const reading = await understand(app, storeId, sheet, NO_ANSWERS)
  if (isOfNobody(sheet, reading)) fail('sheet_other_game')
  const id = await app.transaction(async (tx) => {
    await holdSellingStore(tx, storeId)
    return insertImport(tx, {
      storeId,
      userId: user.id,
      fileName: asked.name,
      sheet,
      reading,
      at: app.clock.now(),
    })
  })
  return readReply(app, user, id)
}

async function readReply(app: App, user: Actor, id: number) {
  const shown = await showImport(app, user, id)
  return {
    error: shown.import.faults_count > 0,
    message: say('Planilha lida. Confira antes de importar.', 'Sheet read. Check it before you import.'),
    ...shown,
  }
}

/** True if no card of another shop's file is known, and none is like one that is. */
const isOfNobody = ({ shop, broken }: Sheet, { known, questions: { unmatched } }: Understanding) =>
  shop !== null &&
  broken.length === 0 &&
  known === 0 &&
  unmatched.length > 0 &&
  unmatched.every(({ candidates }) => candidates.length === 0)

export async function answerImport(app: App, user: Actor, { id, ...asked }: Body<'answer'>) {
  const { store_id } = await ownImport(app, user, { id })
  const { shop, source, answers: before } = (await sourceOfImport(app.db, id)) ?? fail('import_started')
  const sheet = { shop, ...source }
  const { words, ...answers } = answersTo(sheet, asked, { ...NO_ANSWERS, ...before })
  const picked = [...new Set(Object.values(answers.picks).filter((product) => product !== null))]
  if (picked.length && (await existingProducts(app.db, picked)) < picked.length) fail('product_not_found')
  await app.transaction((tx) => keepWords(tx, store_id, shop, words))
  const reading = await understand(app, store_id, sheet, answers)
  const isKept = await app.transaction((tx) => updateReading(tx, id, { answers, reading }))
  if (!isKept) fail('import_started')
  return readReply(app, user, id)
}

export const ownImport = async (app: App, user: Actor, by: { id: number } | { storeId: number }) =>
  (await importOfStores(app.db, by, user.storeIds)) ?? fail('import_not_found')

export const showImport = async (app: App, user: Actor, id: number) => ({
  import: told(await ownImport(app, user, { id })),
})

export async function lastImport(app: App, user: Actor, storeId: number) {
  const found = await importOfStores(app.db, { storeId: ownStore(user, storeId) }, user.storeIds)
  return { import: found ? told(found) : null }
}

export async function listFaults(app: App, user: Actor, id: number) {
  const { file_name, faults } = (await faultsOfImport(app.db, id, user.storeIds)) ?? fail('import_not_found')
  return { file_name: namesOfFaults(file_name), content: sheetOfFaults(faults), offers: faults.length }
}

/** The list is a CSV, whatever the file was. */
const namesOfFaults = (fileName: string) => `erros-${fileName.replace(/\.xlsx$/i, '.csv')}`

type OwnImport = Awaited<ReturnType<typeof ownImport>>
const told = ({ created_at, ...found }: OwnImport) => ({ ...found, created_at: created_at.toISOString() })
