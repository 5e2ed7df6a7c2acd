import type { Person } from '@bra/contract/people/accounts.schemas'
import type { Selectable } from 'kysely'
import type { AccountsTables } from './accounts.tables.ts'

export const personView = (user: Selectable<AccountsTables['users']>): Person => ({
  id: user.id,
  name: user.name,
  last_name: user.last_name,
  email: user.email,
  cpf: user.cpf,
  birth_date: user.birth_date,
  phone: user.phone,
  is_activated: user.email_confirmed_at !== null,
  created_at: user.created_at.toISOString(),
})
