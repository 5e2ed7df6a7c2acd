import Fastify from 'fastify'
import type { Provider } from './provider.ts'
import { viacep } from './viacep/viacep.ts'

/** Spoken to under `/<name>`, steered under `/__sandbox/<name>`; each start has providers with a state of their own. */
const providers: Record<string, () => Provider> = { viacep }

export interface Sandbox {
  url: string
  close(): Promise<void>
}

/** Port 0 takes any free one. Never listens beyond loopback. */
export async function startSandbox({ port }: { port: number }): Promise<Sandbox> {
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  for (const [name, start] of Object.entries(providers)) {
    const provider = start()
    await server.register(async (scope) => void provider.speak(scope), { prefix: `/${name}` })
    await server.register(async (scope) => void provider.control(scope), { prefix: `/__sandbox/${name}` })
  }
  const url = await server.listen({ host: '127.0.0.1', port })
  return { url, close: () => server.close() }
}
