import { randomInt } from 'node:crypto'
import type { Config } from '../../../platform/config.ts'
import { keyedHash } from '../../../platform/secrets.ts'

const COUNT = 10
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10
type KeyConfig = Pick<Config, 'secretKey' | 'dataDir'>

/** Returns ten codes such as `k3m9x-2bqwt`, without letters that look like digits. */
export const newRecoveryCodes = () => Array.from({ length: COUNT }, newRecoveryCode)

function newRecoveryCode() {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/** Returns the hash that is stored; case and punctuation of the typed code do not matter. */
export const hashRecoveryCode = (config: KeyConfig, userId: number, code: string) =>
  keyedHash(config, 'recovery code', `${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
