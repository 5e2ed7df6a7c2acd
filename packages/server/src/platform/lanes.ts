/**
 * The outside services that jobs wait for, and long work of the house. Each has a lane of its own, in which one job
 * runs at a time: a service that is slow delays the jobs of its own lane alone.
 */
export const waitedFor = [
  /** The payment provider, about payments and withdrawals that exist. */
  'payments',
  /** The payment provider, for money that goes out. */
  'money',
  /** The payment provider's long lists. */
  'books',
  'mails',
  'pushes',
  'taxes',
  'carrier',
  /** The tax authority and the carrier in turn, for parcels that leave together. */
  'dispatch',
  /** The store of the photos. */
  'files',
  /** Long work that waits for nobody. */
  'long',
] as const
export type WaitedFor = (typeof waitedFor)[number]
