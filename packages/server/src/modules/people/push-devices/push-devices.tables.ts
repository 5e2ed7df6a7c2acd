import type { Generated } from 'kysely'

export interface PushDevicesTables {
  /** One row at most. */
  push_keys: { is_only: Generated<boolean>; public_key: string; sealed_private_key: string }
  push_devices: {
    id: Generated<number>
    user_id: number
    session_id: number
    endpoint: string
    sealed_keys: string
    name: string
    language: 'pt-BR' | 'en'
    created_at: Date
  }
}
