import type { drawMail } from '@bra/web/src/entry-mails.tsx'
import type { Addressed, Claims, Merged, Personal, SessionColumns, StoreColumns, Waiting } from './module.ts'
import type { Membership } from './acting.ts'
import type { Providers } from './providers.ts'

declare module './platform/kernel.ts' {
  /** Passed to every verb, job and listener, beside `Kernel`. Inside `transaction` all queries use its `tx`. */
  interface App {
    providers: Providers
    drawMail: typeof drawMail
    personal: Personal[]
    session: SessionColumns
    store: StoreColumns
    merged: Merged[]
    addressed: Addressed[]
    claims: Claims
    waiting: Waiting
  }

  interface User {
    id: number
    role: 'client' | 'supplier' | 'admin'
    sessionId: number
    memberships: Membership[]
    /** 18 or older, and so allowed to buy and sell. */
    adult: boolean
    confirmed: boolean
    /** The operator who views the shop as this person and may change nothing. */
    operatorId: number | null
  }

  interface Actor {
    /** The stores for which the person may do what the call does. */
    storeIds: number[]
  }
}

export type { App } from './platform/kernel.ts'
