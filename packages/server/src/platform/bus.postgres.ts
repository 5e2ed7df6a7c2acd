import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { NearEnd, OpenCarrier } from './bus.ts'

const CHANNEL = 'bra_bus'
const RETRY_MS = 1000
const ANSWER_MS = 10_000

/** Uses NOTIFY through the pool, and LISTEN on a connection of its own that is reopened whenever it is lost. */
export const postgresCarrier =
  (connectionString: string, pool: pg.Pool): OpenCarrier =>
  async (end) => {
    const closing = new AbortController()
    let listener = await listen(connectionString, end)
    const keepListening = async () => {
      while (!closing.signal.aborted) {
        await ended(listener, closing.signal)
        const again = await listenAgain(connectionString, end, closing.signal)
        if (again) listener = again
      }
    }
    const underWay = keepListening()
    return {
      send: async (line) => void (await pool.query('select pg_notify($1, $2)', [CHANNEL, line])),
      close: async () => {
        closing.abort()
        await underWay
        await listener.end().catch(() => undefined)
      },
    }
  }

async function listen(connectionString: string, { receive }: NearEnd) {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: ANSWER_MS,
  })
  // the `end` event reports the loss; without a listener the error would end the process
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => payload && receive(payload))
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

const ended = (client: pg.Client, signal: AbortSignal) =>
  new Promise<void>((over) => {
    client.once('end', () => over())
    signal.addEventListener('abort', () => over(), { once: true })
  })

async function listenAgain(connectionString: string, end: NearEnd, signal: AbortSignal) {
  while (!signal.aborted) {
    const client = await listen(connectionString, end).catch(() => null)
    if (client) {
      end.missed()
      return client
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined)
  }
  return null
}
