import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@bra/server/platform/db'
import { migrate } from '@bra/server/platform/migrate'
import { crashWhileIssuing } from '@bra/server/testing/crash/issuing'
import { seedTestWorld } from '@bra/server/testing/test-world'
import { emptyDatabase } from './generate.ts'

const KILLS = 10

/** Issues NF-e from eight clients on PostgreSQL while the server is killed at random. */
export async function benchInvoices(parcels: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bra-invoices-'))
  const url = await emptyDatabase('bra_bench_invoices')
  const database = await openDatabase({ url, dir: '' })
  await migrate(database.pool)
  await seedTestWorld(database)
  await database.close()
  const started = performance.now()
  const say = (text: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`)
  const { done, wrongs } = await crashWhileIssuing({ url, dataDir, parcels, kills: KILLS, say })
  say(`${done} documents acknowledged`)
  for (const wrong of wrongs) console.log(`WRONG  ${wrong}`)
  console.log(wrongs.length === 0 ? 'No gap, no double, each authorised once.' : `${wrongs.length} wrongs`)
  rmSync(dataDir, { recursive: true, force: true })
  process.exitCode = wrongs.length === 0 ? 0 : 1
}
