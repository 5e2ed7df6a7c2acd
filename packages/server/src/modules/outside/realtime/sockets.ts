import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { doors } from '@bra/contract/kit/doors'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { App } from '../../../app.ts'
import { Connection } from './connection.ts'
import { type Door, refusalOf } from './door.ts'
import { Hub } from './hub.ts'
import { answer } from './verbs.ts'

const MAX_MESSAGE_BYTES = doors.socket.bounds.packedBytes
/** Above joining all channels at once; a client that only listens never sends more. */
const MESSAGES_A_SECOND = 300
const FAREWELL_MS = 500
const PRESENCE_MS = 10_000

export interface Limits {
  /** After this silence either side pings; without an answer the server closes the connection. */
  activityMs: number
  sockets: number
}
const usual: Limits = { activityMs: 30_000, sockets: 20_000 }

const secondPorts = new WeakMap<App['database'], number>()

export const secondPort = (app: App) => secondPorts.get(app.database) ?? null

/** Serves clients of the Pusher protocol at `/app/{key}`, on the site's port and, if it is free, on PUSHER_PORT. */
export function openSockets(server: FastifyInstance, app: App, limits: Partial<Limits> = {}) {
  const { activityMs, sockets } = { ...usual, ...limits }
  const hub = new Hub(app.bus)
  const accepting = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    maxPayload: MAX_MESSAGE_BYTES,
  })
  let isEnding = false
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!request.url?.startsWith('/app')) return turnAway(socket, '404 Not Found')
    // who is told to reconnect may do so before the port closes, and would keep the server from ending
    if (isEnding) return turnAway(socket, '503 Service Unavailable')
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
    isEnding = true
    upkeep.forEach((timer) => clearInterval(timer))
    second.close()
    await sayFarewell(hub)
    hub.close()
  })
}

const turnAway = (socket: Duplex, status: string) => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)

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
  // without a listener the error would end the process; the client's broken connection needs no handling
  client.on('error', () => undefined)
  const data = { socket_id: connection.id, activity_timeout: Math.ceil(activityMs / 1000) }
  connection.tell('pusher:connection_established', data)
}

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

/** The site works without the second port, so a port that is taken is only logged. */
function listenBeside(second: Server, app: App) {
  const {
    host,
    pusher: { port },
  } = app.config
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

/** Closes with code 4200, so that clients reconnect at once to another process or after the restart. */
async function sayFarewell({ connections }: Hub) {
  for (const connection of connections) connection.close(4200, 'Server is restarting')
  const deadline = performance.now() + FAREWELL_MS
  while (connections.size > 0 && performance.now() < deadline) await sleep(10)
  for (const connection of connections) connection.terminate()
}
