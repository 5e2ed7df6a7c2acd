/** The keys of the advisory locks are all different. The schema's `keep_to_plans` takes 7263 with the id of a store. */
export const locks = {
  migrations: 7_263_001,
  testDatabases: 7_263_002,
  demoWorld: 7_263_003,
  /** The second key is the id of a person. */
  codes: 7_263_010,
  /** The second key is the id of a person. */
  savedSearches: 7_263_030,
  /** The second key is the id of a person. It is taken after the wallet of a store. */
  advances: 7_263_035,
  /** The second key is the id of a person. */
  credits: 7_263_037,
  /** The second key is the id of a person or a store; whoever has both waits for the other, which does no harm. */
  lists: 7_263_046,
  /** The second key is the id of a store. */
  wallets: 7_263_024,
} as const
