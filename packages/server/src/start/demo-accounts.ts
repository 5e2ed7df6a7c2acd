import { demoAccounts, demoPassword, demoPeople } from '../../seed/people.ts'
import { isPassword } from '../modules/passwords/index.ts'
import type { Db } from '../platform/db.ts'

/** The e-mails of the demo's people into whose account anybody can enter: the password is in the repository. */
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
  // the seed hashes once for all of them
  const hashes = [...new Set(people.map((person) => person.password_hash))]
  const opened = await Promise.all(hashes.map((hash) => isPassword(demoPassword, hash)))
  const isOpen = (hash: string) => opened[hashes.indexOf(hash)]
  return new Set(people.filter((person) => isOpen(person.password_hash)).map(({ email }) => email))
}

/** Where real people pay, nobody may enter with a password that everybody knows. */
export async function refuseDemoAccounts(db: Db) {
  const { size } = await openDemoAccounts(db)
  if (size === 0) return
  throw new Error(
    `Com SECURE=true este banco não serve: guarda ${size} contas de demonstração, cuja senha é pública. Use um banco novo.`,
  )
}

/** The accounts that the start names, as long as they are there. */
export async function shownDemoAccounts(db: Db) {
  const open = await openDemoAccounts(db)
  return Object.entries(demoAccounts).filter(([, { email }]) => open.has(email))
}
