import Fastify, { type FastifyInstance } from 'fastify'

/** Providers of the outside world, one folder of addresses each, on one loopback port. */
const providers: Record<string, (server: FastifyInstance) => void> = {}

export interface Sandbox {
  url: string
  close(): Promise<void>
}

/** Port 0 takes any free one. Never listens beyond loopback. */
export async function startSandbox({ port }: { port: number }): Promise<Sandbox> {
  const server = Fastify()
  for (const [prefix, provider] of Object.entries(providers)) {
    await server.register(async (scope) => provider(scope), { prefix: `/${prefix}` })
  }
  const url = await server.listen({ host: '127.0.0.1', port })
  return { url, close: () => server.close() }
}
