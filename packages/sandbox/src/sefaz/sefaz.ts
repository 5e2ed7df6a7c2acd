import { setTimeout as wait } from 'node:timers/promises'
import { dceNames, type Service } from '@bra/tax-documents/authorities/addresses'
import { dceOperation, envelopeOf, nfeOperations } from '@bra/tax-documents/authorities/soap'
import { UnreadableXml } from '@bra/tax-documents/xml/reading'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Provider } from '../provider.ts'
import { type Books, openBooks } from './books.ts'
import { steerSefaz } from './control.ts'
import { authorise, lookUp, type Question, questionIn, status } from './documents.ts'
import { event, inutilise } from './events.ts'

const answers: Record<Service, (books: Books, question: Question) => string> = {
  status,
  authorise,
  lookUp,
  inutilise,
  event,
}

const services = {
  ...{ NFeStatusServico4: 'status', NFeAutorizacao4: 'authorise', NFeConsultaProtocolo4: 'lookUp' },
  ...{ NFeInutilizacao4: 'inutilise', NFeRecepcaoEvento4: 'event' },
} as const

/** Speaks as the tax authorities do, SOAP 1.2: NF-e at `/<environment>/<authoriser>/<service>`, DC-e without authoriser. */
export function sefaz(): Provider {
  const books = openBooks()
  return {
    speak: (server) => {
      server.addContentTypeParser('application/soap+xml', { parseAs: 'string' }, (_, body, done) => done(null, body))
      for (const [name, service] of Object.entries(services) as [string, Service][])
        server.post<{ Params: Place; Body: string }>(`/:environment/:authoriser/${name}`, ({ params, body }, reply) =>
          serve(books, { ...params, service, model: 55, body }, reply),
        )
      for (const [service, name] of Object.entries(dceNames) as [keyof typeof dceNames, string][])
        server.post<{ Params: Place; Body: string }>(`/:environment/${name}`, ({ params, body }, reply) =>
          serve(books, { ...params, service, model: 99, body }, reply),
        )
    },
    control: (server: FastifyInstance) => steerSefaz(server, books),
  }
}

interface Place {
  environment: string
  authoriser?: string
}

interface Call extends Place {
  service: Service
  model: 55 | 99
  body: string
}

async function serve(books: Books, { environment, authoriser, service, model, body }: Call, reply: FastifyReply) {
  if (books.slowMs > 0) await wait(books.slowMs)
  if (books.failures > 0) {
    books.failures -= 1
    return reply.status(503).type('text/html').send('<h1>Service Unavailable</h1>')
  }
  const message = questionIn(body)
  if (message === null || !['1', '2'].includes(environment)) return reply.status(400).send('Bad Request')
  const question = {
    model,
    message,
    environment: Number(environment),
    isContingency: Boolean(authoriser?.startsWith('SVC-')),
  }
  const answer = answerTo(books, service, question)
  if (answer === null) return reply.status(400).send('Bad Request')
  if (books.losing === service) {
    books.losing = null
    return reply.status(504).type('text/html').send('<h1>Gateway Timeout</h1>')
  }
  const operation = model === 55 ? nfeOperations[service] : dceOperation(service as keyof typeof dceNames)
  return reply
    .type('application/soap+xml; charset=utf-8')
    .send(envelopeOf(answer, { ...operation, element: model === 55 ? 'nfeResultMsg' : 'dceResultMsg' }))
}

function answerTo(books: Books, service: Service, question: Question) {
  try {
    return answers[service](books, question)
  } catch (error) {
    if (error instanceof UnreadableXml) return null
    throw error
  }
}
