import type { Db, Tx } from '../../../platform/db.ts'
import type { InvoicesTables } from '../store-orders/invoice-records.tables.ts'

type Series = Omit<InvoicesTables['invoice_numbers'], 'next_number'>

/** Returns the next number of a series; 1 if none was taken. */
export async function nextNumberOf(db: Db, { issuer, environment, model, series }: Series) {
  const row = await db
    .selectFrom('invoice_numbers')
    .select('next_number')
    .where('issuer', '=', issuer)
    .where('environment', '=', environment)
    .where('model', '=', model)
    .where('series', '=', series)
    .executeTakeFirst()
  return row?.next_number ?? 1
}

/** Lets a series go on with a number; returns false, and changes nothing, if that number may have been taken. */
export async function raiseNextNumber(tx: Tx, series: Series, next_number: number) {
  const row = await tx
    .insertInto('invoice_numbers')
    .values({ ...series, next_number })
    .onConflict((known) =>
      known
        .columns(['issuer', 'environment', 'model', 'series'])
        .doUpdateSet({ next_number })
        .where('invoice_numbers.next_number', '<=', next_number),
    )
    .returning('next_number')
    .executeTakeFirst()
  return row !== undefined
}
