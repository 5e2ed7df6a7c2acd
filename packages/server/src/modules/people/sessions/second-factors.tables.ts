import type { Generated } from 'kysely'

export interface SecondFactorsTables {
  second_factors: {
    user_id: number
    secret: string
    confirmed_at: Date | null
    last_step: Generated<number>
  }
  recovery_codes: { id: Generated<number>; user_id: number; code_hash: string; used_at: Date | null }
}
