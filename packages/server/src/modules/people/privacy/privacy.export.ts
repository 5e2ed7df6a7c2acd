import type { PersonalFile } from '@bra/contract/people/privacy.schemas'
import { addressSlug } from '@bra/contract/trade/format'
import { stringify } from 'csv-stringify/sync'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'

type Records = Record<string, object[]>

/** Returns everything held about a person: one JSON file, or a CSV for each kind of record (LGPD art. 18 and 19). */
export async function exportOf(app: App, userId: number, format: 'json' | 'csv'): Promise<PersonalFile[]> {
  const records = await recordsOf(app, userId)
  const name = `meus-dados-${dayInBrazil(app.clock.now())}`
  if (format === 'json') {
    const content = { gerado_em: app.clock.now().toISOString(), dados: records }
    return [{ name: `${name}.json`, type: 'application/json', content: JSON.stringify(content, null, 2) }]
  }
  return Object.entries(records)
    .filter(([, rows]) => rows.length > 0)
    .map(([kind, rows]) => ({
      name: `${name}-${addressSlug(kind)}.csv`,
      type: 'text/csv;charset=utf-8',
      content: csvOf(rows),
    }))
}

async function recordsOf(app: App, userId: number): Promise<Records> {
  const parts = await Promise.all(app.personal.map(({ records }) => records(app.db, userId, app)))
  return Object.assign({}, ...parts) as Records
}

/** Writes CSV for Brazilian spreadsheets: semicolons, a byte order mark, and no text that would run as a formula. */
const csvOf = (rows: object[]) =>
  stringify(rows, {
    header: true,
    columns: [...new Set(rows.flatMap((row) => Object.keys(row)))],
    delimiter: ';',
    bom: true,
    escape_formulas: true,
    cast: {
      date: (value) => value.toISOString(),
      boolean: (value) => (value ? 'sim' : 'não'),
      object: (value) => JSON.stringify(value),
    },
  })
