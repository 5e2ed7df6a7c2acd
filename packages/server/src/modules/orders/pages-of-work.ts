import type { App } from '../../app.ts'

const AT_ONCE = 100

interface Work<Row> {
  /** Those with a greater id, in the order of their ids. */
  page: (after: number, limit: number) => Promise<Row[]>
  work: (row: Row) => Promise<unknown>
}

/** All that is due, a page at a time; one that fails is written to the log and tried at the next turn. */
export async function eachPage<Row extends { id: number }>(app: Pick<App, 'log'>, { page, work }: Work<Row>) {
  for (let after = 0, isLast = false; !isLast;) {
    const rows = await page(after, AT_ONCE)
    for (const row of rows)
      await work(row).catch((error: unknown) => app.log.error({ err: error, id: row.id }, 'one of many failed'))
    isLast = rows.length < AT_ONCE
    after = rows.at(-1)?.id ?? after
  }
}
