import type { Belongings } from './belongings.ts'

interface Input {
  params?: Record<string, string | number>
  body?: unknown
}

/** How a call is tried. `things` names rows that are the owner's alone; without it a call only sees who asks. */
export interface Row {
  input?: (of: Belongings) => Input
  owner?: 'buyer' | 'seller' | 'operator'
  things?: true
}

export const own = (input?: Row['input']): Row => ({ input })
export const ofBuyer = (input: Row['input']): Row => ({ input, owner: 'buyer', things: true })
export const ofSeller = (input: Row['input']): Row => ({ input, owner: 'seller', things: true })
/** Refused to everybody who is no operator. */
export const ofOperator = (input?: Row['input']): Row => ({ input, owner: 'operator', things: true })
