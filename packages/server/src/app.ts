import type { drawMail } from '@bra/web/src/entry-mails.tsx'
import type {
  Addressed,
  BillOwners,
  Claims,
  Merged,
  Personal,
  SessionColumns,
  StoreColumns,
  Waiting,
} from './module.ts'
import type { Membership } from './acting.ts'
import type { Providers } from './providers.ts'

declare module './platform/kernel.ts' {
  /** Every verb, job and listener gets it. Inside `transaction` all queries use its `tx`. */
  interface App {
    providers: Providers
    drawMail: typeof drawMail
    personal: Personal[]
    session: SessionColumns
    store: StoreColumns
    merged: Merged[]
    addressed: Addressed[]
    claims: Claims
    bills: BillOwners
    waiting: Waiting
  }

  interface User {
    id: number
    role: 'client' | 'supplier' | 'admin'
    sessionId: number
    memberships: Membership[]
    /** True from 18 years on, for buying and selling. */
    adult: boolean
    confirmed: boolean
    /** This operator views the shop as the person and may change nothing. */
    operatorId: number | null
  }

  interface Actor {
    /** The person may do for these stores what the call does. */
    storeIds: number[]
  }
}

export type { App } from './platform/kernel.ts'
