import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'bra-operator-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const run = async (email: string) => {
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR, SEED: 'false' }
  const { stdout } = await promisify(execFile)(process.execPath, [resolve(import.meta.dirname, 'operator.ts'), email], {
    env,
  })
  return stdout
}

describe('the command that makes an operator', () => {
  it('works in a shop that was never started, and again when the code has run out', async () => {
    const codeLine = /voce@loja\.example\n\s+Código {2}\d{6}/
    expect(await run('Voce@Loja.example')).toMatch(codeLine)
    expect(await run('Voce@Loja.example')).toMatch(codeLine)
  })
})
