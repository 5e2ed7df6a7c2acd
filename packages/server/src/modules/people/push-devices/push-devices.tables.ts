import type { Generated } from 'kysely'

export interface PushDevicesTables {
  /** One row at most. */
  push_keys: { is_only: Generated<boolean>; public_key: string; sealed_private_key: string }
  push_devices: {
    id: Generated<number>
    user_id: number
    /** The device ends with its session. */
    session_id: number
    endpoint: string
    /** The keys of the browser, as JSON. */
    sealed_keys: string
    name: string
    language: 'pt-BR' | 'en'
    created_at: Date
  }
}
