import { argon2, argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's minimum for argon2id; memory is in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const SALT_BYTES = 16
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/
const compute = promisify(argon2)

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Returns an argon2id hash in PHC form, which contains its cost and salt; it blocks the event loop. */
export function hashPasswordNow(password: string) {
  const nonce = randomBytes(SALT_BYTES)
  return phc(nonce, argon2Sync('argon2id', { message: password, nonce, ...COST }))
}

/** Hashes in a thread, so that other requests are not held up. */
export async function hashPassword(password: string) {
  const nonce = randomBytes(SALT_BYTES)
  return phc(nonce, await compute('argon2id', { message: password, nonce, ...COST }))
}

const NOBODY = hashPasswordNow(randomBytes(16).toString('hex'))

/** Takes as long for a missing account (`null`) as for an existing one. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash ?? NOBODY)!
  const expected = Buffer.from(tag!, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const nonce = Buffer.from(salt!, 'base64')
  const computed = await compute('argon2id', { message: password, nonce, ...cost, tagLength: expected.length })
  return timingSafeEqual(computed, expected) && hash !== null
}

function phc(nonce: Buffer, tag: Buffer) {
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
  return `$argon2id$v=19$${cost}$${unpadded(nonce)}$${unpadded(tag)}`
}
