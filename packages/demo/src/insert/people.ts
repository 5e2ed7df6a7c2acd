import { sql } from 'kysely'
import { hashPasswordNow } from '@bra/server/modules/people/passwords/index'
import { DAY_MS } from '@bra/server/platform/clock'
import type { Tx } from '@bra/server/platform/db'
import { cpfOf } from '../generate/cpf.ts'
import { randomOf } from '../generate/random.ts'
import { demoPassword, demoPeople } from '../people.ts'
import { demoStores } from '../stores.ts'
import type { DemoPerson } from '../world.types.ts'

const OLDEST_DAYS = 1500
const FIRST_CPF = 803_114_207
const CPF_STEP = 1_000_403
const AREA_CODES = ['11', '31', '83', '91', '92', '81', '71', '21', '51', '41']

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

/** Returns invented data that is the same in every world; somebody who sells under a CPF has that one. */
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
