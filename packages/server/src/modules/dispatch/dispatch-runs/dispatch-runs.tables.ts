import type { DispatchWork } from '@bra/contract/dispatch/dispatch-runs.schemas'
import type { Generated } from 'kysely'

export interface DispatchRunsTables {
  dispatch_runs: {
    id: Generated<number>
    store_id: number
    work: DispatchWork
    created_at: Date
    ended_at: Date | null
  }
  dispatch_run_parcels: {
    run_id: number
    store_order_id: number
    tracking_code: string | null
    state: Generated<'waiting' | 'done' | 'failed'>
    why: string | null
    /** Null: the text is the same in both languages. */
    why_en: string | null
    /** The code of the refusal; null where nothing or something unforeseen went wrong. */
    code: string | null
  }
}
