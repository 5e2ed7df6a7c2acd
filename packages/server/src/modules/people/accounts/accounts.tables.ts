import type { Generated } from 'kysely'

export interface AccountsTables {
  users: {
    id: Generated<number>
    email: string
    name: string
    last_name: string
    role: 'client' | 'supplier' | 'admin'
    password_hash: string
    created_at: Date
    cpf: string | null
    birth_date: string | null
    phone: string | null
    email_confirmed_at: Date | null
    plan_active_until: Date | null
    disabled_at: Date | null
    blocked_at: Date | null
  }
}
