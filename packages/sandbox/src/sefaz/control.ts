import type { Service } from '@bra/tax-documents/authorities/addresses'
import type { FastifyInstance } from 'fastify'
import type { Books } from './books.ts'

const services: Service[] = ['status', 'authorise', 'lookUp', 'inutilise', 'event']

export function steerSefaz(server: FastifyInstance, books: Books) {
  const set = <Field extends keyof Books>(
    path: string,
    field: Field,
    isValid: (value: unknown) => value is Books[Field],
  ) =>
    server.post<{ Body: { value?: unknown } | null }>(path, ({ body }, reply) => {
      const value = body?.value
      if (!isValid(value)) return reply.status(422).send({ error: true, message: `value: ${field}` })
      books[field] = value
      return { [field]: value }
    })
  const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
  const isCount = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0
  const isShift = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
  const isService = (value: unknown): value is Service => services.some((one) => one === value)
  set('/down', 'isDown', isFlag)
  set('/contingency-down', 'isContingencyDown', isFlag)
  set('/slow', 'slowMs', isCount)
  set('/fail-next', 'failures', isCount)
  set('/clock', 'shift', isShift)
  set('/lose-answer', 'losing', isService)
  server.get('/documents', () => ({
    documents: [...books.documents.values()].map(({ key, issuer, protocol, cancelledAt, events }) => ({
      ...{ key, issuer, protocol, cancelled: cancelledAt !== null, events: [...events] },
    })),
    skipped: [...books.skipped],
  }))
}
