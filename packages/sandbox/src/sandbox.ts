import Fastify, { type FastifyInstance } from 'fastify'
import { createGate, steerGate } from './gate.ts'
import { mail } from './mail/mail.ts'
import { melhorenvio } from './melhorenvio/melhorenvio.ts'
import { pagarme } from './pagarme/pagarme.ts'
import type { PastPayment } from './pagarme/remember.ts'
import type { Provider } from './provider.ts'
import { s3 } from './s3/s3.ts'
import { sefaz } from './sefaz/sefaz.ts'
import { viacep } from './viacep/viacep.ts'

export interface Sandbox {
  url: string
  smtpUrl: string
  sendEventsTo(url: string): void
  rememberPayments(payments: PastPayment[]): void
  close(): Promise<void>
}

/** Listens on loopback only; port 0 takes any free one. Each start begins with empty providers. */
export async function startSandbox({ port }: { port: number }): Promise<Sandbox> {
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  const mailGate = createGate()
  const [post, payments] = [await mail(mailGate), pagarme()]
  // each provider answers under `/<name>` and is steered under `/__sandbox/<name>`
  const providers: Record<string, Provider> = {
    viacep: viacep(),
    pagarme: payments,
    melhorenvio: melhorenvio(),
    mail: post,
    s3: s3(),
    sefaz: sefaz(),
  }
  const gates = Object.keys(providers).map((name) => (name === 'mail' ? mailGate : createGate()))
  for (const [at, [name, provider]] of Object.entries(providers).entries()) {
    const gate = gates[at]!
    const speak = async (scope: FastifyInstance) => {
      scope.addHook('preHandler', () => gate.pass())
      await provider.speak(scope)
    }
    const control = async (scope: FastifyInstance) => {
      steerGate(scope, gate)
      await provider.control(scope)
    }
    await server.register(speak, { prefix: `/${name}` })
    await server.register(control, { prefix: `/__sandbox/${name}` })
  }
  const url = await server.listen({ host: '127.0.0.1', port })
  return {
    url,
    smtpUrl: post.smtpUrl,
    sendEventsTo: payments.sendEventsTo,
    rememberPayments: payments.remember,
    close: async () => {
      for (const gate of gates) gate.open()
      await Promise.all([server.close(), post.close()])
    },
  }
}
