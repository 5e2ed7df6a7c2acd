import { say } from '@bra/contract/kit/saying'
import type { NewPerson, PersonChange } from '@bra/contract/people/accounts.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import { isTaken } from '../../../platform/db.ts'
import { failAt } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { problemOfPassword } from '../passwords/index.ts'
import { personById, updatePerson } from './accounts.queries.ts'
import { personView } from './accounts.view.ts'
import { problemOfBirthDate, problemOfCpf, refuseProblems } from './person-rules.ts'

export const refuseBadPerson = (app: App, typed: NewPerson) =>
  refuseProblems({
    'user.cpf': problemOfCpf(typed.cpf),
    'user.birth_date': problemOfBirthDate(typed.birth_date, dayInBrazil(app.clock.now())),
    'user.password': problemOfPassword(typed.password, typed),
  })

type Change = z.output<typeof PersonChange>

/** Changes name and phone; CPF and birth date only if the account has none yet. */
export async function updateClient(app: App, user: User, { user: typed }: { user: Change }) {
  const before = await personById(app.db, user.id)
  refuseProblems({
    'user.cpf': problemOfNewCpf(typed.cpf, before.cpf),
    'user.birth_date': problemOfNewBirthDate(typed.birth_date, before.birth_date, dayInBrazil(app.clock.now())),
  })
  const change = {
    name: typed.name,
    last_name: typed.last_name,
    ...(typed.phone !== undefined && { phone: typed.phone || null }),
    cpf: before.cpf ?? typed.cpf ?? null,
    birth_date: before.birth_date ?? typed.birth_date ?? null,
  }
  const person = await app
    .transaction((tx) => updatePerson(tx, user.id, change))
    .catch((error: unknown) => {
      if (isTaken(error, 'users_cpf_key')) return failAt('user.cpf', 'cpf_taken')
      throw error
    })
  return { error: false, message: say('Atualizado com sucesso', 'Updated'), user: personView(person) }
}

function problemOfNewCpf(typed: string | undefined, kept: string | null) {
  if (typed === undefined || typed === kept) return undefined
  return kept ? 'cpf_fixed' : problemOfCpf(typed)
}

function problemOfNewBirthDate(typed: string | undefined, kept: string | null, today: string) {
  if (typed === undefined || typed === kept) return undefined
  return kept ? 'birth_date_fixed' : problemOfBirthDate(typed, today)
}
