import type { SiteLanguage } from '@bra/contract/kit/language'
import type { NewPerson } from '@bra/contract/people/accounts.schemas'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { failAt } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import { keepMailLanguage } from '../../ground/mails/index.ts'
import { sendCode } from '../codes/index.ts'
import { insertPerson } from '../accounts/index.ts'
import { isEmailTaken } from './people.queries.ts'

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
