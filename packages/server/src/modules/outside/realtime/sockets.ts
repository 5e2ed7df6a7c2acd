import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { App } from '../../app.ts'
import { Connection } from './connection.ts'
import { type Door, refusalOf } from './door.ts'
import { Hub } from './hub.ts'
import { answer } from './verbs.ts'

const MAX_MESSAGE_BYTES = 10_240
/** All channels at once, and then some: more is said by nobody who listens. */
const MESSAGES_A_SECOND = 300
const FAREWELL_MS = 500
const PRESENCE_MS = 10_000

export interface Limits {
  /** After so much silence either side asks whether the other is there; without an answer the server hangs up. */
  activityMs: number
  sockets: number
}
const usual: Limits = { activityMs: 30_000, sockets: 20_000 }

const secondPorts = new WeakMap<App['database'], number>()

/** The port beside the site's own on which this process listens; null when there is none. */
export const secondPort = (app: App) => secondPorts.get(app.database) ?? null

/** Answers clients of the push protocol at `/app/{key}`: on the site's own port, and on PUSHER_PORT once it listens. */
export function openSockets(server: FastifyInstance, app: App, limits: Partial<Limits> = {}) {
  const { activityMs, sockets } = { ...usual, ...limits }
  const hub = new Hub(app.bus)
  const accepting = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    maxPayload: MAX_MESSAGE_BYTES,
  })
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!request.url?.startsWith('/app')) return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
    const door: Door = { config: app.config, isFull: hub.connections.size >= sockets }
    accepting.handleUpgrade(request, socket, head, (client) => {
      const refusal = refusalOf(door, request)
      const connection = new Connection(client)
      if (refusal) connection.close(...refusal)
      else welcome({ app, hub, connection }, client, activityMs)
    })
  }
  server.server.on('upgrade', upgrade)

  const second = createServer((_, reply) => void reply.writeHead(426).end()).on('upgrade', upgrade)
  const upkeep = [
    setInterval(() => checkActivity(hub, activityMs), activityMs / 3).unref(),
    setInterval(() => hub.tick(), PRESENCE_MS).unref(),
  ]
  server.addHook('onListen', () => listenBeside(second, app))
  server.addHook('preClose', async () => {
    upkeep.forEach((timer) => clearInterval(timer))
    second.close()
    await sayFarewell(hub)
    hub.close()
  })
}

function welcome(place: { app: App; hub: Hub; connection: Connection }, client: WebSocket, activityMs: number) {
  const { hub, connection } = place
  hub.connections.add(connection)
  client.on('message', (message: Buffer, isBinary) => {
    if (!connection.mayBeHeard(MESSAGES_A_SECOND)) return connection.terminate()
    connection.heardAt = performance.now()
    connection.pingedAt = null
    if (!isBinary) answer(place, message.toString())
  })
  client.on('close', () => hub.remove(connection))
  // what broke it is the client's affair; unheard, the error would end the process
  client.on('error', () => undefined)
  const data = { socket_id: connection.id, activity_timeout: Math.ceil(activityMs / 1000) }
  connection.tell('pusher:connection_established', data)
}

/** Asks the silent whether they are there, and hangs up on those that did not answer. */
function checkActivity({ connections }: Hub, activityMs: number) {
  const now = performance.now()
  for (const connection of connections) {
    if (now - (connection.pingedAt ?? connection.heardAt) <= activityMs) continue
    if (connection.isDismissed) connection.terminate()
    else if (connection.pingedAt !== null) {
      connection.close(4201, 'Pong reply not received in time')
      connection.pingedAt = now
    } else {
      connection.tell('pusher:ping', {})
      connection.pingedAt = now
    }
  }
}

/** The site works without it: a port that is taken is told and left alone. */
function listenBeside(second: Server, app: App) {
  const { pusherPort: port, host } = app.config
  if (!port) return
  return new Promise<void>((tried) => {
    second.once('listening', () => {
      secondPorts.set(app.database, port)
      tried()
    })
    second.once('error', (error) => {
      app.log.warn({ port, err: error }, `a porta ${port} está ocupada; o canal em tempo real fica só na do site`)
      tried()
    })
    second.listen({ port, host })
  })
}

/** Clients connect again at once, to another process or to the next start. */
async function sayFarewell({ connections }: Hub) {
  for (const connection of connections) connection.close(4200, 'Server is restarting')
  const deadline = performance.now() + FAREWELL_MS
  while (connections.size > 0 && performance.now() < deadline) await sleep(10)
  for (const connection of connections) connection.terminate()
}
