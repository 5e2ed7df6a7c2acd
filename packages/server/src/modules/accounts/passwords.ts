import { argon2Sync, randomBytes } from 'node:crypto'

/** OWASP's minimum for argon2id: memory in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const SALT_BYTES = 16

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** An argon2id hash in the PHC form: it names its own cost and salt. */
export function hashPassword(password: string) {
  const nonce = randomBytes(SALT_BYTES)
  const tag = argon2Sync('argon2id', { message: password, nonce, ...COST })
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
  return `$argon2id$v=19$${cost}$${unpadded(nonce)}$${unpadded(tag)}`
}
