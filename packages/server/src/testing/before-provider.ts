import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { App } from '../app.ts'

export async function beforeProvider(app: App, hear: (url: URL) => Promise<object | void>): Promise<App> {
  const real = app.providers.pagarmeUrl
  const server = createServer((request, reply) => {
    const answer = async () =>
      (await hear(new URL(request.url!, real))) ??
      (await (await fetch(`${real}${request.url!}`, { headers: request.headers as Record<string, string> })).json())
    void answer().then((body) => reply.setHeader('content-type', 'application/json').end(JSON.stringify(body)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => void server.close())
  const pagarmeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { ...app, providers: { ...app.providers, pagarmeUrl } }
}
