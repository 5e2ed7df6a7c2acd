import { fork } from 'node:child_process'
import autocannon from 'autocannon'

export interface Request {
  method: 'GET' | 'POST'
  path: string
  body?: object
  headers?: Record<string, string>
}

export interface Figures {
  p50: number
  p99: number
  perSecond: number
  failed: number
}

export async function startServer(databaseUrl: string, extra: Record<string, string> = {}) {
  const child = fork(new URL('server.ts', import.meta.url), {
    execArgv: [...process.execArgv, '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, ...extra },
  })
  const address = await new Promise<string>((ready, fail) => {
    child.once('message', (message) => ready(message as string))
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}`)))
  })
  return { address, child, stop: () => child.kill() }
}

const CONNECTIONS = 10
/** Made anew for each request, as autocannon writes the length of its body into them. */
const json = () => ({ 'content-type': 'application/json' })

/** Runs ten connections, each of which asks again as soon as it is answered. Times are in milliseconds. */
export async function load(address: string, next: () => Request, seconds: number): Promise<Figures> {
  const times: number[] = []
  let failed = 0
  const setupRequest = (request: object) => {
    const { method, path, body, headers = json() } = next()
    return { ...request, method, path, headers, ...(body && { body: JSON.stringify(body) }) }
  }
  const run = autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: seconds,
    headers: json(),
    requests: [{ setupRequest }],
  })
  void run.on('response', (_client, status, _bytes, time) => {
    times.push(time)
    if (status >= 400) failed++
  })
  await run
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), perSecond: times.length / seconds, failed }
}

export async function ask(address: string, { method, path, body }: Request) {
  const answer = await fetch(address + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: json() }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
