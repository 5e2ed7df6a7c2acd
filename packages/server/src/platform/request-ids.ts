import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const WELL_FORMED = /^[\w-]{8,64}$/

/** One id per request, on every log line and reply; behind a trusted proxy the proxy's own id goes on. */
export const requestIds =
  (trustProxy: boolean) =>
  ({ headers }: { headers: IncomingHttpHeaders }): string => {
    const given = headers['x-request-id']
    return trustProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
  }
