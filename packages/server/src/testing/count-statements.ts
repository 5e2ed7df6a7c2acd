import type { Pool, PoolClient } from 'pg'

export function statementCounter(pool: Pool) {
  let count = 0
  const watched = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      count += 1
      return query(...args)
    }) as typeof client.query
  })
  return async (work: () => Promise<unknown>) => {
    const before = count
    await work()
    return count - before
  }
}
