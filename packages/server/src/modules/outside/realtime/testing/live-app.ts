import type { AddressInfo } from 'node:net'
import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import { afterAll } from 'vitest'
import type { App } from '../../../../app.ts'
import { allHearers, createApp } from '../../../../create-app.ts'
import { buildServer } from '../../../../http.ts'
import type { Bus } from '../../../../platform/bus.ts'
import { startWorker } from '../../../../platform/worker.ts'
import { openSockets } from '../index.ts'
import type { Limits } from '../sockets.ts'

interface ClientOptions {
  key?: string
  /** Headers of the requests for a signature. */
  headers?: Record<string, string>
}

interface Options {
  limits?: Partial<Limits>
  bus?: Bus
  port?: number
  /** Registers the end: with the file by default, or with a test. */
  end?: (close: () => Promise<void>) => void
}

/** Starts one process of the product that listens, with its worker. */
export async function listening(app: App, { limits, bus, port: wanted = 0, end = afterAll }: Options = {}) {
  const own = bus ? createApp({ ...app, bus }) : app
  const server = await buildServer(own)
  openSockets(server, own, limits)
  await server.listen({ port: wanted, host: '127.0.0.1' })
  const stopWorker = startWorker(own, {}, allHearers())
  const { port } = server.server.address() as AddressInfo
  const clients: Echo<'pusher'>[] = []
  const close = async (forGood = true) => {
    if (forGood) for (const client of clients) client.disconnect()
    await Promise.all([server.close(), stopWorker()])
  }
  end(() => close())

  const client = ({ key = app.config.pusher.key, headers = {} }: ClientOptions = {}) => {
    const echo = new Echo({
      broadcaster: 'pusher',
      Pusher,
      key,
      cluster: '',
      wsHost: '127.0.0.1',
      wsPort: port,
      wssPort: port,
      forceTLS: false,
      encrypted: true,
      disableStats: true,
      enabledTransports: ['ws', 'wss'],
      namespace: 'App.Events',
      withoutInterceptors: true,
      authEndpoint: `http://127.0.0.1:${port}/broadcasting/auth`,
      auth: { headers: { ...headers } },
      userAuthentication: {
        transport: 'ajax',
        endpoint: `http://127.0.0.1:${port}/broadcasting/user-auth`,
        headers: { ...headers },
      },
    })
    clients.push(echo)
    return echo
  }
  return { app: own, port, client, close }
}

export function ear() {
  const heard: unknown[] = []
  return { heard, hear: (said: unknown) => void heard.push(said) }
}

/** The client wraps the server's error once or twice. */
interface Problem {
  data?: { code?: number }
  error?: Problem
}

/** Collects the states and error codes of a connection, in order. */
export function watch(echo: Echo<'pusher'>) {
  const { connection } = echo.connector.pusher
  const states: string[] = []
  const codes: number[] = []
  connection.bind('state_change', ({ current }: { current: string }) => states.push(current))
  const codeOf = ({ data, error }: Problem): number => data?.code ?? (error ? codeOf(error) : 0)
  connection.bind('error', (problem: Problem) => codes.push(codeOf(problem)))
  return { states, codes, state: () => connection.state as string }
}
