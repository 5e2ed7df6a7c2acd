import { slugify } from '@bra/contract/trade/format'
import { type ErrorCode, errors } from '@bra/contract/kit/errors'
import { normalReference } from '@bra/contract/trade/references'
import type { Fault, SheetImport, spreadsheetsSchemas } from '@bra/contract/selling/spreadsheets.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { inSlices } from '../../../platform/slices.ts'
import { cardOfStore, foreseeListings, holdSellingStore, idsOfOwn, type Outcome, ownStore } from '../inventory/index.ts'
import { type Cells, type Known, lineOf, numberOf } from './lines.ts'
import { readSheet } from './reading.ts'
import {
  exportedRows,
  faultsOfImport,
  importOfStores,
  insertImport,
  NOTHING,
  productsByCode,
  productsByOffer,
  productsByReference,
} from './spreadsheets.queries.ts'
import type { Line } from './spreadsheets.tables.ts'
import { sheetOf, sheetOfFaults } from './writing.ts'

/** Exports the named offers, or all that match the filter, as a sheet that can be imported again. */
export async function writeSheet(app: App, user: User, asked: z.output<typeof spreadsheetsSchemas.write.body>) {
  const storeId = ownStore(user, asked.store_id)
  const ids = asked.ids ?? (await idsOfOwn(app.db, asked))
  const [store, rows] = await Promise.all([cardOfStore(app.db, storeId), exportedRows(app.db, storeId, ids)])
  const file_name = `ofertas-${slugify(store.slug)}-${dayInBrazil(app.clock.now())}.csv`
  return { file_name, content: sheetOf(rows), offers: rows.length }
}

/** Checks each line, reports what it would do or what is wrong, and keeps the sheet until it is started. */
export async function readImport(app: App, user: User, asked: { store_id: number; name: string; content: string }) {
  const storeId = ownStore(user, asked.store_id)
  // refuses a store that may not sell before the costly reading
  await app.transaction((tx) => holdSellingStore(tx, storeId))
  const { lines, broken } = await readSheet(asked.content)
  const known = await productsNamed(app.db, storeId, lines)
  const read: ReturnType<typeof lineOf>[] = []
  await inSlices(lines, ({ line, cells }) => read.push(lineOf(line, cells, known)))
  const fine = read.flatMap((one) => (Array.isArray(one) ? [] : one))
  const listings = fine.map(({ listing }) => listing)
  const { outcomes: foreseen, waiting } = await foreseeListings(app.db, { storeId, listings, ifExists: 'replace' })
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
      counts: { ...countsOf(foreseen.filter((_, at) => isWritten(fine[at]!, at))), waiting },
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

/** Finds products by code, else by set and number as people type them: "SVI 077". */
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

/** Keeps the stock that the preview saw, so that units sold in between are reported and not restored. */
const pinned = ({ line, listing }: Line, foreseen: Outcome): Line =>
  listing.quantity === undefined || foreseen.outcome === 'refused'
    ? { line, listing }
    : { line, listing: { ...listing, quantity_was: foreseen.had } }

export const ownImport = async (app: App, user: User, by: { id: number } | { storeId: number }) =>
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

type OwnImport = Awaited<ReturnType<typeof ownImport>>
const told = ({ created_at, ...found }: OwnImport): SheetImport => ({ ...found, created_at: created_at.toISOString() })

export const countsOf = (outcomes: Outcome[], from = NOTHING) => {
  const counts = { ...from }
  for (const one of outcomes) {
    if (one.outcome === 'refused') continue
    counts[one.outcome]++
    if (one.waits) counts.waiting = (counts.waiting ?? 0) + 1
  }
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

/** Messages that say more for a line of a sheet than for a form. */
const onLine: Partial<Record<ErrorCode, string>> = {
  grade_missing:
    'Uma carta graduada tem certificadora, nota e certificado. Para vendê-la sem eles, escreva um hífen na certificadora.',
}

/** Faults for lines that name the same offer as an earlier line, by line number. */
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
