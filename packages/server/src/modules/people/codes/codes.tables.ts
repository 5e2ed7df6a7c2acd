import type { CodePurpose } from '@bra/contract/people/accounts.schemas'
import type { Generated } from 'kysely'

export interface CodesTables {
  email_codes: {
    id: Generated<number>
    user_id: number
    purpose: CodePurpose
    code_hash: string
    email: string
    attempts: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
}
