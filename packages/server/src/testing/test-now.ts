/** Saturday at noon in Brasília. */
export const testNow = new Date('2026-11-21T15:00:00Z')
