/** Each has a lane of its own, where one job runs at a time: a slow service delays the jobs of its own lane alone. */
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
  'files',
  /** Long work that waits for nobody. */
  'long',
] as const
export type WaitedFor = (typeof waitedFor)[number]
