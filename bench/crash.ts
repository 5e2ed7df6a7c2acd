import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@bra/server/platform/db'
import { migrate } from '@bra/server/platform/migrate'
import { crash } from '@bra/server/testing/crash/run'
import { seedTestWorld } from '@bra/server/testing/test-world'
import { emptyDatabase } from './generate.ts'

const KILLS = 100
const LONGEST_MS = 2500

/** `--embedded` kills a server on the embedded database; without it the server runs on PostgreSQL. */
export async function benchCrash(args: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bra-crash-'))
  const url = args.includes('--embedded') ? undefined : await emptyDatabase('bra_bench_crash')
  const database = await openDatabase({ ...(url && { url }), dir: join(dataDir, 'pglite') })
  await migrate(database.pool)
  await seedTestWorld(database)
  await database.close()

  const at = args.indexOf('--kills')
  const kills = at < 0 ? KILLS : Number(args[at + 1])
  const started = performance.now()
  const say = (text: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`)
  const done = await crash({ ...(url && { url }), dataDir, kills, longestMs: LONGEST_MS, say })
  console.log(`\n${done.orders} orders acknowledged, ${done.refused} refused, ${done.cut} calls cut off`)
  console.log(`${done.answers} answers to complaints and ${done.lacking} lacking cards acknowledged`)
  for (const wrong of done.wrongs) console.log(`WRONG  ${wrong}`)
  console.log(done.wrongs.length === 0 ? 'Nothing was lost and nothing is half done.' : `${done.wrongs.length} wrongs`)
  rmSync(dataDir, { recursive: true, force: true })
  process.exitCode = done.wrongs.length === 0 ? 0 : 1
}
