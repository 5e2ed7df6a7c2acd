import type { IncomingMessage } from 'node:http'
import type { Config } from '../../../platform/config.ts'

export interface Door {
  config: Config
  isFull: boolean
}
type Refusal = [code: number, message: string]
interface Asking {
  path: string
  protocol: string | null
  origin: string | undefined
  host: string | undefined
}

const OLDEST = 5
const NEWEST = 7

/** Reasons to close a new connection, in the order of checking; the codes are the protocol's. */
const refusals: [Refusal, when: (asking: Asking, door: Door) => boolean][] = [
  [[4005, 'Path not found'], ({ path }) => !/^\/app\/[^/]+$/.test(path)],
  [[4001, 'Application does not exist'], ({ path }, { config }) => path !== `/app/${config.pusher.key}`],
  [[4008, 'No protocol version supplied'], ({ protocol }) => protocol === null],
  [[4006, 'Invalid version string format'], ({ protocol }) => !/^\d+$/.test(protocol ?? '')],
  [[4007, 'Unsupported protocol version'], ({ protocol }) => Number(protocol) < OLDEST || Number(protocol) > NEWEST],
  [[4009, 'Connection not authorized'], (asking, { config }) => isFromElsewhere(asking, config.publicUrl)],
  [[4100, 'Over capacity'], (_, { isFull }) => isFull],
]

export function refusalOf(door: Door, { url = '', headers }: IncomingMessage): Refusal | null {
  const [path = '', query] = url.split('?')
  const protocol = new URLSearchParams(query).get('protocol')
  const asking: Asking = { path, protocol, origin: headers.origin, host: headers.host }
  return refusals.find(([, applies]) => applies(asking, door))?.[0] ?? null
}

/** Refuses pages of other sites; a program that is no browser sends no origin. */
function isFromElsewhere({ origin, host }: Asking, publicUrl: string) {
  if (origin === undefined || origin === new URL(publicUrl).origin) return false
  return !URL.canParse(origin) || !host || new URL(origin).hostname !== hostnameOf(host)
}

const hostnameOf = (host: string) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null)
