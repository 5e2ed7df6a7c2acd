import { signerOf } from '@bra/tax-documents/signing'
import { problemsOf } from '@bra/tax-documents/validation'
import { parsed } from '@bra/tax-documents/xml/reading'
import { leaf } from '@bra/tax-documents/xml/writing'
import { eventAnswer, inutilisationAnswer, keptEvent } from './answering.ts'
import { type Books, type KeptDocument, timeOf } from './books.ts'
import { closedCode, newProtocol, type Question } from './documents.ts'

const CANCELLATION = '110111'
const CANCEL_HOURS = 24
const HOUR_MS = 3_600_000

export function event(books: Books, question: Question): string {
  const { model, message } = question
  const asked = parsed(message, (root) => {
    const text = (name: string) => root.text(`//*[local-name()='infEvento']//*[local-name()='${name}']`)
    const key = text(model === 55 ? 'chNFe' : 'chDCe')
    return { key, kind: text('tpEvento'), sequence: Number(text('nSeqEvento')), protocol: text('nProt') }
  })
  const known = books.documents.get(asked.key)
  const code = refusalOf(books, question, asked, known)
  const named = { key: asked.key, kind: asked.kind, sequence: asked.sequence }
  if (code)
    return eventAnswer(
      books,
      question,
      /^\d{44}$|^\d{6}[\dA-Z]{12}\d{26}$/.test(asked.key) ? { code, ...named } : { code },
    )
  known!.events.add(`${asked.kind}:${asked.sequence}`)
  if (asked.kind === CANCELLATION) known!.cancelledAt = timeOf(books)
  const answer = eventAnswer(books, question, { code: 135, ...named, protocol: newProtocol(books, model) })
  known!.eventXmls.push(keptEvent(question, partOf(message, 'evento'), partOf(answer, 'retEvento')))
  return answer
}

/** Takes an event of an NF-e out of its batch; that of a DC-e is whole. */
const partOf = (message: string, name: string) =>
  parsed(message, (root) => (root.at(`*[local-name()='${name}']`) ?? root).canonical())

interface AskedEvent {
  key: string
  kind: string
  sequence: number
  protocol: string
}

function refusalOf(
  books: Books,
  question: Question,
  asked: AskedEvent,
  known: KeptDocument | undefined,
): number | null {
  const { model, message, environment } = question
  const isCancellation = asked.kind === CANCELLATION
  const schema = model === 99 ? 'eventoDCe' : isCancellation ? 'cancellation' : 'correction'
  const closed = closedCode(books, question)
  if (closed) return closed
  if (problemsOf(schema, message).length > 0) return 225
  if (!signerOf(message, 'infEvento')) return 297
  if (!known || known.environment !== environment) return 494
  if (known.events.has(`${asked.kind}:${asked.sequence}`)) return 573
  if (known.cancelledAt) return 435
  if (!isCancellation) return null
  if (asked.protocol !== known.protocol) return 222
  return timeOf(books) - known.receivedAt > CANCEL_HOURS * HOUR_MS ? 501 : null
}

export function inutilise(books: Books, question: Question): string {
  const { message, environment } = question
  const asked = parsed(message, (root) => {
    const text = (name: string) => root.text(`//*[local-name()='${name}']`)
    return {
      year: text('ano'),
      issuer: text('CNPJ'),
      series: Number(text('serie')),
      from: Number(text('nNFIni')),
      to: Number(text('nNFFin')),
    }
  })
  const count = Math.max(0, Math.min(asked.to - asked.from + 1, 10_000))
  const places = Array.from({ length: count }, (_, at) =>
    [asked.issuer, environment, 55, asked.series, asked.from + at].join(':'),
  )
  const code = skipRefusal(books, question, places)
  const fields = [
    ...[leaf('ano', asked.year), leaf('CNPJ', asked.issuer), leaf('mod', 55), leaf('serie', asked.series)],
    ...[leaf('nNFIni', asked.from), leaf('nNFFin', asked.to)],
  ]
  if (code) return inutilisationAnswer(books, question, { code, fields: code === 225 ? [] : fields })
  for (const place of places) books.skipped.add(place)
  return inutilisationAnswer(books, question, { code: 102, fields, protocol: newProtocol(books, 55) })
}

function skipRefusal(books: Books, question: Question, places: string[]): number | null {
  const closed = closedCode(books, question)
  if (closed) return closed
  if (problemsOf('inutNFe', question.message).length > 0) return 225
  if (!signerOf(question.message, 'infInut')) return 297
  if (places.some((place) => books.places.has(place))) return 241
  return places.length > 0 && places.every((place) => books.skipped.has(place)) ? 563 : null
}
