import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { keyedHash, refuseMissingKey, seal, unseal } from './secrets.ts'

const key = 'uma-chave-de-teste-com-mais-de-32-letras'
const config = { secretKey: key, dataDir: '' }
const folders: string[] = []
const folder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'bra-key-')))
  return folders.at(-1)!
}
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true })
})

describe('the key of the server', () => {
  it('opens what it sealed, and nothing that was changed, sealed for another use or with another key', () => {
    const sealed = seal(config, 'test', 'segredo')
    expect(unseal(config, 'test', sealed)).toBe('segredo')
    expect(seal(config, 'test', 'segredo')).not.toBe(sealed)
    const changed = Buffer.from(sealed, 'base64url')
    changed[changed.length - 1]! ^= 1
    expect(() => unseal(config, 'test', changed.toString('base64url'))).toThrow(
      expect.objectContaining({ code: 'sealed_unreadable' }),
    )
    expect(() => unseal(config, 'another use', sealed)).toThrow(expect.objectContaining({ code: 'sealed_unreadable' }))
    expect(() => unseal({ ...config, secretKey: `${key}!` }, 'test', sealed)).toThrow(
      expect.objectContaining({ code: 'sealed_unreadable' }),
    )
  })

  it('is made once in the data folder where none is set', () => {
    const dataDir = join(folder(), 'new')
    const made = { secretKey: undefined, dataDir }
    const hash = keyedHash(made, 'test', 'segredo')
    const text = readFileSync(join(dataDir, 'secret.key'), 'utf8')
    expect(text.length).toBeGreaterThanOrEqual(64)
    expect(keyedHash({ secretKey: text, dataDir: '' }, 'test', 'segredo')).toBe(hash)
    expect(keyedHash({ secretKey: undefined, dataDir: folder() }, 'test', 'segredo')).not.toBe(hash)
  })

  it.runIf(process.platform !== 'win32')('is for its owner alone', () => {
    const dataDir = folder()
    keyedHash({ secretKey: undefined, dataDir }, 'test', 'segredo')
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  it('is long, and chosen where real people pay', () => {
    const production = { NODE_ENV: 'production', SECURE: 'true' }
    expect(() => readConfig({ SECRET_KEY: 'curta' })).toThrow('SECRET_KEY')
    expect(() => refuseMissingKey(readConfig(production))).toThrow('SECRET_KEY')
    expect(() => refuseMissingKey(readConfig({ ...production, SECRET_KEY: key }))).not.toThrow()
    expect(() => refuseMissingKey(readConfig({}))).not.toThrow()
  })
})
