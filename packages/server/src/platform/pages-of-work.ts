import type { App } from '../app.ts'

const AT_ONCE = 100

/** Rows with a greater id than `after`, in the order of their ids. */
export interface Part {
  after: number
  limit: number
}

interface Work<Row> {
  page: (part: Part) => Promise<Row[]>
  work: (row: Row) => Promise<unknown>
}

/** All that is due, a page at a time; those that fail are told to the log together, and tried at the next turn. */
export async function eachPage<Row extends { id: number }>(app: Pick<App, 'log'>, { page, work }: Work<Row>) {
  const failed: number[] = []
  let first: unknown
  for (let after = 0, isLast = false; !isLast;) {
    const rows = await page({ after, limit: AT_ONCE })
    for (const row of rows)
      await work(row).catch((error: unknown) => {
        first ??= error
        failed.push(row.id)
      })
    isLast = rows.length < AT_ONCE
    after = rows.at(-1)?.id ?? after
  }
  if (failed.length > 0)
    app.log.error({ err: first, ids: failed.slice(0, AT_ONCE), count: failed.length }, 'some failed')
}
