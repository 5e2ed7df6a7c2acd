import { sql } from 'kysely'
import { hashPassword } from '../../src/modules/accounts/index.ts'
import { DAY_MS } from '../../src/platform/clock.ts'
import type { Tx } from '../../src/platform/db.ts'
import { demoPassword, demoPeople } from '../people.ts'

const OLDEST_DAYS = 1500

/** The people of the demo world; answers the id of each by e-mail. */
export async function seedPeople(tx: Tx, now: Date): Promise<Map<string, number>> {
  const hash = hashPassword(demoPassword)
  const people = demoPeople.map((person, at) => ({
    email: person.email,
    name: person.name,
    last_name: person.lastName,
    role: person.role,
    created_at: new Date(now.getTime() - (OLDEST_DAYS - at) * DAY_MS),
  }))
  const { rows } = await sql<{ id: number; email: string }>`
    insert into users (email, name, last_name, role, password_hash, created_at)
    select p.email, p.name, p.last_name, p.role, ${hash}, p.created_at
    from json_to_recordset(${JSON.stringify(people)}::json)
      p(email text, name text, last_name text, role text, created_at timestamptz)
    returning id, email`.execute(tx)
  return new Map(rows.map((row) => [row.email, row.id]))
}
