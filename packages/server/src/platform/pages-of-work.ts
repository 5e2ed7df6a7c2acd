import type { Kernel } from './kernel.ts'
const AT_ONCE = 100

export interface PageOfRows {
  after: number
  limit: number
}

interface Work<Row> {
  page: (part: PageOfRows) => Promise<Row[]>
  work: (row: Row) => Promise<unknown>
}

/** Works through all due rows in pages; failures are logged together and retried at the next run. */
export async function eachPage<Row extends { id: number }>(app: Pick<Kernel, 'log'>, { page, work }: Work<Row>) {
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
