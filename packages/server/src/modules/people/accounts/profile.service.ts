import { say } from '@bra/contract/kit/saying'
import type { SiteLanguage } from '@bra/contract/kit/language'
import type { NewPerson, PersonChange } from '@bra/contract/people/accounts.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import { isTaken, type Tx } from '../../../platform/db.ts'
import { failAt } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import type { User } from '../../../platform/routes.ts'
import { keepMailLanguage } from '../../ground/mails/index.ts'
import { sendCode } from '../codes/index.ts'
import { problemOfPassword } from '../passwords/index.ts'
import { insertPerson, isEmailTaken, personById, updatePerson } from './accounts.queries.ts'
import { personView } from './accounts.view.ts'
import { problemOfBirthDate, problemOfCpf, refuseProblems } from './person-rules.ts'

/** Refuses an invalid CPF, an impossible or too young age, and a guessable password. */
export const refuseBadPerson = (app: App, typed: NewPerson) =>
  refuseProblems({
    'user.cpf': problemOfCpf(typed.cpf),
    'user.birth_date': problemOfBirthDate(typed.birth_date, dayInBrazil(app.clock.now())),
    'user.password': problemOfPassword(typed.password, typed),
  })

interface NewAccount {
  typed: NewPerson
  hash: string
  /** The language of the visit in which the account was opened; its mails are in it. */
  language: SiteLanguage
}

/** Creates an account and mails the code that confirms its e-mail; `email_taken` and `cpf_taken` at their fields. */
export async function createAccount(tx: Tx, app: App, { typed, hash, language }: NewAccount) {
  const person = await insertPerson(tx, {
    email: typed.email,
    name: typed.name,
    last_name: typed.last_name,
    role: 'client',
    password_hash: hash,
    created_at: app.clock.now(),
    cpf: typed.cpf,
    birth_date: typed.birth_date,
    phone: typed.phone ?? null,
    email_confirmed_at: null,
    plan_active_until: null,
    disabled_at: null,
    blocked_at: null,
  })
  if (!person) {
    return (await isEmailTaken(tx, typed.email)) ? failAt('user.email', 'email_taken') : failAt('user.cpf', 'cpf_taken')
  }
  await keepMailLanguage(tx, person.id, language)
  await sendCode(tx, app, { person, purpose: 'activate', to: person.email })
  emit(tx, app, 'registered', { userId: person.id, acceptsMarketing: typed.accepts_marketing })
  return person
}

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
