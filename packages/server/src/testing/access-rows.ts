import type { Belongings } from './belongings.ts'

interface Input {
  params?: Record<string, string | number>
  body?: unknown
}

/** How a call is tried. With `things` the input names rows of the owner; else a call sees only its caller's own. */
export interface AccessRow {
  input?: (of: Belongings) => Input
  owner?: 'buyer' | 'seller' | 'operator'
  things?: true
}

export const own = (input?: AccessRow['input']): AccessRow => ({ input })
/** For calls about what a seller has only one of. */
export const ownOfSeller = (input?: AccessRow['input']): AccessRow => ({ input, owner: 'seller' })
export const ofBuyer = (input: AccessRow['input']): AccessRow => ({ input, owner: 'buyer', things: true })
export const ofSeller = (input: AccessRow['input']): AccessRow => ({ input, owner: 'seller', things: true })
export const ofOperator = (input?: AccessRow['input']): AccessRow => ({ input, owner: 'operator', things: true })
