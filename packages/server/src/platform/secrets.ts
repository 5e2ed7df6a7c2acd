import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { fail } from './errors.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const TOKEN_BYTES = 32
type KeyConfig = Pick<Config, 'secretKey' | 'dataDir'>

/** In production the operator of the machines must choose and keep the key; it is not made on one of them. */
export function refuseMissingKey({ mode, secure, secretKey }: Config) {
  if (mode === 'production' && secure && !secretKey) {
    throw new Error('Com SECURE=true defina SECRET_KEY: ao menos 32 caracteres ao acaso, guardados fora do servidor.')
  }
}

const made = new Map<string, string>()

function textOf({ secretKey, dataDir }: KeyConfig) {
  if (secretKey) return secretKey
  const known = made.get(dataDir) ?? keyFileOf(dataDir)
  made.set(dataDir, known)
  return known
}

/** Returns the key of this data folder; of several processes that start at once, one makes it and all read it. */
function keyFileOf(dataDir: string) {
  const path = join(dataDir, 'secret.key')
  const draft = `${path}.${process.pid}`
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}

/** Derives a key for each use, so that a text made for one use is worthless for another. */
const keyFor = (config: KeyConfig, use: string) => createHmac('sha256', textOf(config)).update(use).digest()

/** Returns the hash under which a short secret is stored; without the server's key it cannot be guessed. */
export const keyedHash = (config: KeyConfig, use: string, secret: string) =>
  createHmac('sha256', keyFor(config, use)).update(secret).digest('base64url')

export function seal(config: KeyConfig, use: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(config, use), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Refuses with `sealed_unreadable` if the text was changed or sealed with another key. */
export function unseal(config: KeyConfig, use: string, sealed: string): string {
  try {
    return opened(config, use, sealed)
  } catch {
    return fail('sealed_unreadable')
  }
}

export function opens(config: KeyConfig, use: string, sealed: string) {
  try {
    opened(config, use, sealed)
    return true
  } catch {
    return false
  }
}

function opened(config: KeyConfig, use: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyFor(config, use), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** SHA-256 suffices for a secret of 256 random bits, which nobody guesses. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest()
