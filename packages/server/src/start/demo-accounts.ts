import { demoAccounts, demoPassword, demoPeople } from '@bra/demo/people'
import { isPassword } from '../modules/people/passwords/index.ts'
import type { Db } from '../platform/db.ts'

/** Returns the e-mails of demo accounts that still have the demo password, which is in the repository. */
export async function openDemoAccounts(db: Db): Promise<Set<string>> {
  const people = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where(
      'email',
      'in',
      demoPeople.map(({ email }) => email),
    )
    .where('disabled_at', 'is', null)
    .execute()
  // the seed gives all people the same hash
  const hashes = [...new Set(people.map((person) => person.password_hash))]
  const opened = await Promise.all(hashes.map((hash) => isPassword(demoPassword, hash)))
  const isOpen = (hash: string) => opened[hashes.indexOf(hash)]
  return new Set(people.filter((person) => isOpen(person.password_hash)).map(({ email }) => email))
}

/** Refuses to start: nobody may enter with a public password where real people pay. */
export async function refuseDemoAccounts(db: Db) {
  const { size } = await openDemoAccounts(db)
  if (size === 0) return
  throw new Error(
    `Com SECURE=true este banco não serve: guarda ${size} contas de demonstração, cuja senha é pública. Use um banco novo.`,
  )
}

/** Returns whether the demo world is here: nobody else has such an address. */
export const hasDemoWorld = async (db: Db) =>
  (await db.selectFrom('users').select('id').where('email', '=', demoAccounts.seller.email).executeTakeFirst()) !==
  undefined

export async function shownDemoAccounts(db: Db) {
  const open = await openDemoAccounts(db)
  return Object.entries(demoAccounts).filter(([, { email }]) => open.has(email))
}
