import type { ErrorCode } from '@bra/contract/refusals'
import { commonPasswords } from './common-passwords.ts'

const FEWEST_DIFFERENT = 5
const TELLING_LENGTH = 4

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

interface Owner {
  email: string
  name?: string
  last_name?: string
}

/** Refuses guessable passwords: common, few different characters, own name or e-mail. The contract checks length. */
export function problemOfPassword(password: string, owner: Owner): ErrorCode | undefined {
  const typed = plain(password)
  if (commonPasswords.has(typed) || new Set(typed).size < FEWEST_DIFFERENT) return 'password_common'
  const [mailbox = ''] = owner.email.split('@')
  const telling = [mailbox, ...`${owner.name ?? ''} ${owner.last_name ?? ''}`.split(/\s+/)]
    .map(plain)
    .filter((word) => word.length >= TELLING_LENGTH)
  return telling.some((word) => typed.includes(word)) ? 'password_personal' : undefined
}
