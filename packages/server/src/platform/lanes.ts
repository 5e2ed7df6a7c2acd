/** Each service has a lane of its own with one job at a time, so that a slow one delays only the jobs of its lane. */
export const waitedFor = [
  /** It asks the payment provider about payments and withdrawals that exist. */
  'payments',
  /** It asks the payment provider for money that goes out. */
  'money',
  /** It reads the payment provider's long lists. */
  'books',
  'mails',
  'pushes',
  'taxes',
  'carrier',
  /** It asks the tax authority and the carrier in turn, for parcels that leave together. */
  'dispatch',
  'files',
  /** It does long work that waits for nobody. */
  'long',
] as const
export type WaitedFor = (typeof waitedFor)[number]
