import { sql } from 'kysely'
import { hashPasswordNow } from '../../src/modules/passwords/index.ts'
import { DAY_MS } from '../../src/platform/clock.ts'
import type { Tx } from '../../src/platform/db.ts'
import { cpfOf } from '../generate/cpf.ts'
import { randomOf } from '../generate/random.ts'
import { demoPassword, demoPeople } from '../people.ts'
import { demoStores } from '../stores.ts'
import type { DemoPerson } from '../world.types.ts'

const OLDEST_DAYS = 1500
const FIRST_CPF = 803_114_207
const CPF_STEP = 1_000_403
/** Area codes of the cities where the stores are. */
const AREA_CODES = ['11', '31', '83', '91', '92', '81', '71', '21', '51', '41']

/** The people of the demo world; answers the id of each by e-mail. */
export async function seedPeople(tx: Tx, now: Date): Promise<Map<string, number>> {
  const hash = hashPasswordNow(demoPassword)
  const people = demoPeople.map((person, at) => ({
    email: person.email,
    name: person.name,
    last_name: person.lastName,
    role: person.role,
    created_at: new Date(now.getTime() - (OLDEST_DAYS - at) * DAY_MS),
    ...lifeOf(person, at),
  }))
  const { rows } = await sql<{ id: number; email: string }>`
    insert into users (email, name, last_name, role, password_hash, created_at, cpf, birth_date, phone, email_confirmed_at)
    select p.email, p.name, p.last_name, p.role, ${hash}, p.created_at, p.cpf, p.birth_date, p.phone, p.created_at
    from json_to_recordset(${JSON.stringify(people)}::json)
      p(email text, name text, last_name text, role text, created_at timestamptz, cpf text, birth_date date, phone text)
    returning id, email`.execute(tx)
  return new Map(rows.map((row) => [row.email, row.id]))
}

/** Invented, and the same in every world; who sells under an own CPF has that one. */
export function lifeOf({ email }: DemoPerson, at: number) {
  const random = randomOf(`life of ${email}`)
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const own = demoStores.find(({ owner, document }) => owner === email && document.length === 11)
  return {
    cpf: own?.document ?? cpfOf(FIRST_CPF + at * CPF_STEP),
    birth_date: `${random.int(1958, 2004)}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`,
    phone: `${AREA_CODES[at % AREA_CODES.length]}9${random.int(80_000_000, 99_999_999)}`,
  }
}
