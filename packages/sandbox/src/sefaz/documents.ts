import { messageIn } from '@bra/tax-documents/authorities/soap'
import { parsed } from '@bra/tax-documents/xml/reading'
import { problemsOf } from '@bra/tax-documents/validation'
import { type Asked, batchAnswer, lookUpAnswer, protocolOf, statusAnswer } from './answering.ts'
import { type Books, isStorm, type KeptDocument, timeOf } from './books.ts'
import { judge } from './checks.ts'

export interface Question extends Asked {
  message: string
  isContingency: boolean
}

export const questionIn = (envelope: string) => messageIn(envelope)

/** A contingency service only works while that of the state does not. */
export function closedCode(books: Books, { isContingency }: Pick<Question, 'isContingency'>): number | null {
  if (isContingency) return books.isContingencyDown ? 108 : books.isDown ? null : 114
  return books.isDown ? 108 : null
}

export function status(books: Books, question: Question): string {
  return statusAnswer(books, question, closedCode(books, question) ?? 107)
}

export function authorise(books: Books, question: Question): string {
  const { model, message, environment } = question
  const closed = closedCode(books, question)
  if (closed) return batchAnswer(books, question, { code: closed })
  if (model === 55 && problemsOf('enviNFe', message).some((one) => /enviNFe|idLote|indSinc/.test(one)))
    return batchAnswer(books, question, { code: 215 })
  const xml = parsed(message, (root) => (root.name === 'enviNFe' ? root.at('nfe:NFe') : root)?.canonical() ?? '')
  const judged = judge(books, { xml, model, environment })
  if ('code' in judged) return refuse(books, question, { xml, ...judged })
  const place = [judged.issuer, judged.environment, model, judged.series, judged.number].join(':')
  const earlier = books.documents.get(judged.key)
  if (earlier) return refuse(books, question, { xml, code: 204 })
  if (books.places.has(place)) return refuse(books, question, { xml, code: 539, detail: books.places.get(place)! })
  if (books.skipped.has(place)) return refuse(books, question, { xml, code: 206 })
  const digest = digestIn(xml)
  const protocol = newProtocol(books, model)
  const proof = protocolOf(books, question, { key: judged.key, code: 100, protocol, digest })
  books.places.set(place, judged.key)
  books.documents.set(judged.key, {
    ...{ key: judged.key, place, issuer: judged.issuer, environment, protocol, protocolXml: proof },
    ...{ receivedAt: timeOf(books), cancelledAt: null, events: new Set<string>(), eventXmls: [] },
  } satisfies KeptDocument)
  return batchAnswer(books, question, { code: model === 55 ? 104 : 100, proof })
}

const digestIn = (xml: string) => parsed(xml, (root) => root.text('.//ds:DigestValue'))
const keyIn = (xml: string) =>
  parsed(xml, (root) => root.text("//*[local-name()='infNFe' or local-name()='infDCe']/@Id").slice(3))

/** 15 digits for NF-e and 16 for DC-e. */
export const newProtocol = (books: Books, model: 55 | 99) =>
  `135${String(books.nextProtocol++).padStart(model === 55 ? 12 : 13, '0')}`

function refuse(
  books: Books,
  question: Question,
  { xml, code, detail }: { xml: string; code: number; detail?: string },
) {
  if (question.model === 99) return batchAnswer(books, question, { code: Math.min(code, 999), detail })
  // only a document that could be read has a key to be named
  const proof = code === 225 ? undefined : protocolOf(books, question, { key: keyIn(xml), code, detail })
  return batchAnswer(books, question, proof ? { code: 104, proof } : { code, detail })
}

export function lookUp(books: Books, question: Question): string {
  const key = parsed(question.message, (root) => root.text("*[local-name()='chNFe' or local-name()='chDCe']"))
  const answer = (code: number, proof?: string, events?: string[]) =>
    lookUpAnswer(books, question, { key, code, proof, events })
  const closed = closedCode(books, question)
  if (closed) return answer(closed)
  if (problemsOf(question.model === 55 ? 'consSitNFe' : 'consSitDCe', question.message).length > 0) return answer(215)
  if (isStorm(books, key)) return answer(656)
  const known = books.documents.get(key)
  if (!known || known.environment !== question.environment) return answer(217)
  return answer(known.cancelledAt ? 101 : 100, known.protocolXml, known.eventXmls)
}
