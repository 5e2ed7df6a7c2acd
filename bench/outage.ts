import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@bra/server/platform/db'
import { migrate } from '@bra/server/platform/migrate'
import { outage } from '@bra/server/testing/crash/outage'
import { seedTestWorld } from '@bra/server/testing/test-world'
import { emptyDatabase } from './generate.ts'

const READY_SECONDS = 5

export async function benchOutage() {
  for (const processes of [1, 2]) {
    const problems = await problemsWith(processes)
    for (const problem of problems) console.log(`WRONG  ${problem}`)
    if (problems.length > 0) process.exitCode = 1
  }
  console.log(process.exitCode ? 'The shop did not hold.' : 'The shop held: no process ended, nothing was lost.')
}

async function problemsWith(processes: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bra-outage-'))
  const url = await emptyDatabase('bra_bench_outage')
  const database = await openDatabase({ url, dir: '' })
  await migrate(database.pool)
  await seedTestWorld(database)
  await database.close()
  const outcome = await outage({ url, dataDir, processes })
  rmSync(dataDir, { recursive: true, force: true })

  const ready = [outcome.afterCuts, outcome.afterLine]
  const lost = outcome.wrongs.filter((wrong) => wrong.includes('is lost')).length
  console.log(`\n${processes === 1 ? 'One process' : `${processes} processes`}: ${outcome.deaths} deaths`)
  console.log(`  answers by status: ${JSON.stringify(outcome.statuses)}, ${outcome.cut} calls without a use`)
  console.log(
    `  ready after the cuts in ${ready[0]!.toFixed(1)} s, after the line came back in ${ready[1]!.toFixed(1)} s`,
  )
  console.log(`  ${outcome.orders} orders acknowledged, ${lost} lost`)
  return [
    ...(outcome.deaths ? [`${outcome.deaths} processes ended`] : []),
    ...(outcome.statuses[500] ? [`${outcome.statuses[500]} answers of 500`] : []),
    ...(outcome.statuses[503] ? [] : ['nobody was told that the shop is away: nothing was cut under load']),
    ...(ready.some((seconds) => seconds > READY_SECONDS) ? [`not ready within ${READY_SECONDS} s`] : []),
    ...outcome.wrongs,
  ]
}
