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
  }
}
