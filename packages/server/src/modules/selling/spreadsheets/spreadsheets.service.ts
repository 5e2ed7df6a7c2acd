import { slugify } from '@bra/contract/format'
import { type ErrorCode, errors } from '@bra/contract/errors'
import { normalReference } from '@bra/contract/references'
import type { Fault, SheetImport, sheetsSchemas } from '@bra/contract/sheets.schemas'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { dayInBrazil } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs.ts'
import type { User } from '../../platform/routes.ts'
import { cardOfStore, foreseeListings, holdSellingStore, idsOfOwn, type Outcome, ownStore } from '../inventory/index.ts'
import { type Cells, type Known, lineOf, numberOf } from './lines.ts'
import { readSheet } from './reading.ts'
import {
  exportedRows,
  faultsOfImport,
  importOfStores,
  insertImport,
  moveImport,
  NOTHING,
  productsByCode,
  productsByOffer,
  productsByReference,
  runningImport,
} from './sheets.queries.ts'
import type { Line } from './sheets.tables.ts'
import { sheetOf, sheetOfFaults } from './writing.ts'

export const WRITE_LINES = 'write_lines_of_import'

/** The offers named, or all that the filter leaves, as a sheet that can be sent back. */
export async function writeSheet(app: App, user: User, asked: z.output<typeof sheetsSchemas.write.body>) {
  const storeId = ownStore(user, asked.store_id)
  const ids = asked.ids ?? (await idsOfOwn(app.db, asked))
  const [store, rows] = await Promise.all([cardOfStore(app.db, storeId), exportedRows(app.db, storeId, ids)])
  const file_name = `ofertas-${slugify(store.slug)}-${dayInBrazil(app.clock.now())}.csv`
  return { file_name, content: sheetOf(rows), offers: rows.length }
}

/** Says of each line what it would do or what is wrong with it, and keeps the sheet until it is started. */
export async function readImport(app: App, user: User, asked: { store_id: number; name: string; content: string }) {
  const storeId = ownStore(user, asked.store_id)
  const { lines, broken } = readSheet(asked.content)
  const known = await productsNamed(app.db, storeId, lines)
  const read = lines.map(({ line, cells }) => lineOf(line, cells, known))
  const fine = read.flatMap((one) => (Array.isArray(one) ? [] : one))
  const foreseen = await foreseeListings(app.db, {
    storeId,
    listings: fine.map(({ listing }) => listing),
    ifExists: 'replace',
  })
  const repeated = repetitions(fine, foreseen)
  const wrong = read.flatMap((one) => (Array.isArray(one) ? one : []))
  const faults = [...broken, ...wrong, ...refusals(fine, foreseen), ...repeated.values()]
  const isWritten = (line: Line, at: number) => foreseen[at]!.outcome !== 'refused' && !repeated.has(line.line)
  const id = await app.transaction(async (tx) => {
    await holdSellingStore(tx, storeId)
    return insertImport(tx, {
      storeId,
      userId: user.id,
      fileName: asked.name,
      lines: fine.map((line, at) => pinned(line, foreseen[at]!)).filter(isWritten),
      faults: faults.toSorted((a, b) => a.line - b.line),
      counts: countsOf(foreseen.filter((_, at) => isWritten(fine[at]!, at))),
      at: app.clock.now(),
    })
  })
  return {
    error: faults.length > 0,
    message: 'Planilha lida. Confira antes de importar.',
    ...(await showImport(app, user, id)),
  }
}

async function productsNamed(db: Db, storeId: number, lines: { cells: Cells }[]): Promise<Known> {
  const codes = [...new Set(lines.flatMap(({ cells }) => cells.codigo ?? []))]
  const ids = lines.map(({ cells }) => numberOf(cells.id)).filter(Number.isSafeInteger)
  const [byCode, byOffer] = await Promise.all([productsCalled(db, codes), productsByOffer(db, storeId, ids)])
  return { byCode, byOffer }
}

/** By their codes, else by set and number as people type them: "SVI 077". */
async function productsCalled(db: Db, codes: string[]) {
  const byCode = await productsByCode(db, codes)
  const typed = codes
    .filter((code) => !byCode.has(code))
    .flatMap((code) => normalReference(code).references.map((reference) => [code, reference] as const))
  const byReference = await productsByReference(
    db,
    typed.map(([, reference]) => reference),
  )
  return new Map([...byCode, ...typed.map(([code, reference]) => [code, byReference.get(reference)] as const)])
}

/** The stock that the preview saw holds until it is written: what is sold in between is told, not brought back. */
const pinned = ({ line, listing }: Line, foreseen: Outcome): Line =>
  listing.quantity === undefined || foreseen.outcome === 'refused'
    ? { line, listing }
    : { line, listing: { ...listing, quantity_was: foreseen.had } }

/** From then on it goes on by itself, whoever is there to see. */
export async function startImport(app: App, user: User, id: number) {
  const { store_id } = await ownImport(app, user, { id })
  await app.transaction(async (tx) => {
    await holdSellingStore(tx, store_id)
    if (await runningImport(tx, store_id)) fail('import_running')
    if (!(await moveImport(tx, id, { from: 'ready', to: 'running', at: app.clock.now() }))) fail('import_started')
    await enqueue(tx, app, { name: WRITE_LINES, data: { importId: id } })
  })
  return { error: false, message: 'Importação iniciada.', ...(await showImport(app, user, id)) }
}

/** One that was not started is forgotten; of one that runs, what is written stays. */
export async function dropImport(app: App, user: User, id: number) {
  const { state } = await ownImport(app, user, { id })
  const isMoved =
    (state === 'ready' || state === 'running') &&
    (await app.transaction((tx) => moveImport(tx, id, { from: state, to: 'cancelled', at: app.clock.now() })))
  if (!isMoved) fail('import_not_found')
  return { error: false, message: 'Importação cancelada.', ...(await showImport(app, user, id)) }
}

const ownImport = async (app: App, user: User, by: { id: number } | { storeId: number }) =>
  (await importOfStores(app.db, by, user.storeIds)) ?? fail('import_not_found')

export const showImport = async (app: App, user: User, id: number) => ({
  import: told(await ownImport(app, user, { id })),
})

export async function lastImport(app: App, user: User, storeId: number) {
  const found = await importOfStores(app.db, { storeId: ownStore(user, storeId) }, user.storeIds)
  return { import: found ? told(found) : null }
}

export async function listFaults(app: App, user: User, id: number) {
  const { file_name, faults } = (await faultsOfImport(app.db, id, user.storeIds)) ?? fail('import_not_found')
  return { file_name: `erros-${file_name}`, content: sheetOfFaults(faults), offers: faults.length }
}

type Found = Awaited<ReturnType<typeof ownImport>>
const told = ({ created_at, ...found }: Found): SheetImport => ({ ...found, created_at: created_at.toISOString() })

export const countsOf = (outcomes: Outcome[], from = NOTHING) => {
  const counts = { ...from }
  for (const { outcome } of outcomes) if (outcome !== 'refused') counts[outcome]++
  return counts
}

export const refusals = (lines: Line[], outcomes: Outcome[]): Fault[] =>
  outcomes.flatMap((one, at) =>
    one.outcome === 'refused' ? { line: lines[at]!.line, column: null, message: sentenceOf(one, lines[at]!) } : [],
  )

function sentenceOf({ code, had }: Extract<Outcome, { outcome: 'refused' }>, { listing }: Line) {
  if (code !== 'stock_moved') return onLine[code] ?? errors[code][1]
  return `O estoque mudou: a linha contava com ${listing.quantity_was}, e agora há ${had}. Nada da linha foi gravado. Se a quantidade ainda vale, escreva ${had} em quantidade_exportada ou apague essa célula.`
}

/** What a line can be told better than a form. */
const onLine: Partial<Record<ErrorCode, string>> = {
  grade_missing:
    'Uma carta graduada tem certificadora, nota e certificado. Para vendê-la sem eles, escreva um hífen na certificadora.',
}

/** Lines that name an offer that a line before them names, by their numbers. */
function repetitions(lines: Line[], outcomes: Outcome[]) {
  const [first, repeated] = [new Map<number, number>(), new Map<number, Fault>()]
  for (const [at, one] of outcomes.entries()) {
    const { line } = lines[at]!
    if (one.outcome === 'refused') continue
    const before = first.get(one.id)
    if (before === undefined) first.set(one.id, line)
    else repeated.set(line, { line, column: null, message: `Repete a oferta da linha ${before}.` })
  }
  return repeated
}
