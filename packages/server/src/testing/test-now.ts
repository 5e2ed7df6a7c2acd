/** Saturday noon in Brasília: the instant at which every test begins. */
export const testNow = new Date('2026-11-21T15:00:00Z')
