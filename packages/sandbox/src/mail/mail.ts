import type { FastifyReply } from 'fastify'
import type { Gate } from '../gate.ts'
import type { Provider } from '../provider.ts'
import { type Mood, startCatcher } from './catcher.ts'
import { createMailbox } from './mailbox.ts'
import { inboxPage, letterPage } from './pages.ts'

const STYLES = "style-src 'unsafe-inline'"
const page = (reply: FastifyReply, html: string, policy: string) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)
const PAGE = `default-src 'none'; ${STYLES}; frame-src 'self'`
/** A message comes from strangers: the page that shows it may run no script. */
const LETTER = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; ${STYLES}`

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0
const isRefusal = (value: unknown): value is number => isCount(value) && value >= 400 && value <= 599

export async function mail(gate: Gate): Promise<Provider & { smtpUrl: string; close(): Promise<void> }> {
  const mailbox = createMailbox()
  const mood: Mood = { refusals: 0, code: 451, delayMs: 0 }
  const catcher = await startCatcher(mailbox, { mood, gate })
  return {
    smtpUrl: catcher.url,
    close: catcher.close,
    speak: () => undefined,
    control: (server) => {
      server.get<{ Querystring: { to?: string } }>('/', ({ query }, reply) =>
        page(reply, inboxPage(mailbox.lettersTo(query.to), query.to), PAGE),
      )
      server.get<{ Querystring: { to?: string } }>('/messages', ({ query }) => mailbox.lettersTo(query.to))
      server.get<{ Params: { id: string } }>('/:id', ({ params }, reply) => {
        const letter = mailbox.letter(Number(params.id))
        return letter ? page(reply, letterPage(letter), PAGE) : reply.callNotFound()
      })
      server.get<{ Params: { id: string } }>('/:id/html', ({ params }, reply) => {
        const letter = mailbox.letter(Number(params.id))
        return letter ? page(reply, letter.html, LETTER) : reply.callNotFound()
      })
      server.post<{ Body: { times?: unknown; code?: unknown } }>('/refuse-next', ({ body }, reply) => {
        const { times, code = 451 } = body ?? {}
        if (!isCount(times) || !isRefusal(code))
          return reply
            .status(422)
            .send({ error: true, message: 'times: quantas mensagens recusar; code: de 400 a 599' })
        mood.refusals = times
        mood.code = code
        return { refusing: times, code }
      })
      server.post<{ Body: { ms?: unknown } }>('/delay', ({ body }, reply) => {
        if (!isCount(body?.ms)) return reply.status(422).send({ error: true, message: 'ms: quanto demorar' })
        mood.delayMs = body.ms
        return { delaying: body.ms }
      })
    },
  }
}
