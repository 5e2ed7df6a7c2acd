import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from './program.ts'

const PORT = 4871

export async function benchStart() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bra-start-'))
  for (const name of ['first start (create, migrate, seed)', 'next start']) {
    const program = await startProgram(dataDir, PORT)
    console.log(`${name}: ${(program.readyMs / 1000).toFixed(1)} s`)
    await program.stop()
  }
  rmSync(dataDir, { recursive: true, force: true })
}
