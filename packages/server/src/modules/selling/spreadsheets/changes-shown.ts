import type { SheetQuestions } from '@bra/contract/selling/spreadsheets.schemas'
import type { Db } from '../../../platform/db.ts'
import type { Outcome } from '../inventory/index.ts'
import { namesOfProducts, offersBefore } from './matching.queries.ts'
import { QUESTIONS_SHOWN } from './questions.ts'
import type { Line } from './spreadsheets.tables.ts'

interface WrittenLine {
  line: Line
  outcome: Outcome
}

export async function changesShown(db: Db, written: WrittenLine[]): Promise<SheetQuestions['changes']> {
  const shown = written
    .filter(({ outcome: { outcome } }) => outcome === 'created' || outcome === 'changed')
    .slice(0, QUESTIONS_SHOWN)
  const ids = shown.flatMap(({ outcome: { id } }) => (id !== null && id > 0 ? id : []))
  const before = ids.length > 0 ? await offersBefore(db, ids) : new Map<number, never>()
  const fresh = shown.flatMap(({ line: { listing } }) => ('product_id' in listing ? listing.product_id : []))
  const names = fresh.length > 0 ? await namesOfProducts(db, fresh) : new Map<number, string>()
  return shown.flatMap(({ line: { line, listing }, outcome: { id } }) => {
    const was = before.get(id ?? 0)
    const wanted = { ...was, ...listing }
    const { condition, language, finish, price_cents, quantity } = wanted
    if (!condition || !language || !finish || price_cents === undefined) return []
    return {
      ...{ line, name: was?.name ?? ('product_id' in listing ? (names.get(listing.product_id) ?? '') : '') },
      ...{ condition, language, finish },
      before: was ? { price_cents: was.price_cents, quantity: was.quantity } : null,
      after: { price_cents, quantity: quantity ?? was?.quantity ?? 0 },
    }
  })
}
