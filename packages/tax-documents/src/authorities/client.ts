import { lookUpDce, statusOfDce } from '../dce/messages.ts'
import { batchOf, lookUp, statusOf } from '../nfe/messages.ts'
import { addressOf, dceAddressOf, type DceService, type Destination, type Service } from './addresses.ts'
import {
  AuthorityUnheard,
  eventOutcomeOf,
  eventsIn,
  type KnownEvent,
  type Outcome,
  outcomeOf,
  statusIn,
} from './answers.ts'
import { contentTypeOf, dceOperation, envelopeOf, messageIn, nfeOperations } from './soap.ts'

/** Sends a text over a connection that shows the issuer's certificate, and returns the text of the answer. */
export type Post = (url: string, body: string, contentType: string) => Promise<{ status: number; text: string }>

export interface Authority extends Destination {
  post: Post
}

async function exchange(
  post: Post,
  call: { url: string; message: string; operation: (typeof nfeOperations)[Service] },
) {
  const { url, message, operation } = call
  const answer = await heard(() => post(url, envelopeOf(message, operation), contentTypeOf(operation)))
  const inside = answer.status < 500 ? messageIn(answer.text) : null
  if (inside === null) throw new AuthorityUnheard(`HTTP ${answer.status}`)
  return inside
}

async function heard<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new AuthorityUnheard('no answer', { cause: error })
  }
}

const ask = (authority: Authority, service: Service, message: string) =>
  exchange(authority.post, { url: addressOf(service, authority), message, operation: nfeOperations[service] })
const askDce = (authority: Authority, service: DceService, message: string) =>
  exchange(authority.post, { url: dceAddressOf(service, authority), message, operation: dceOperation(service) })

export interface SentDocument {
  model: 55 | 99
  key: string
  xml: string
}

/** 204: this very document was authorised before, so its authorisation is fetched. */
const DUPLICATE = 204

/** Looks up by its key a document that may have been sent before. Throws `AuthorityUnheard` if no answer came. */
export async function authorise(
  authority: Authority,
  document: SentDocument,
  { wasSent }: { wasSent: boolean },
): Promise<Outcome> {
  if (wasSent) {
    const known = await find(authority, document)
    if (known.kind !== 'unknown') return known
  }
  const { model, key, xml } = document
  const answer =
    model === 55
      ? await ask(authority, 'authorise', batchOf(xml, key.slice(25, 34)))
      : await askDce(authority, 'authorise', xml)
  const outcome = outcomeOf(answer)
  return outcome.kind === 'rejected' && outcome.code === DUPLICATE ? findKnown(authority, document) : outcome
}

/** The authority has the document, so an answer that it is down says nothing about it. */
async function findKnown(authority: Authority, document: SentDocument) {
  const known = await find(authority, document)
  if (known.kind === 'down') throw new AuthorityUnheard(known.reason)
  return known
}

/** What the authority knows of a key: `unknown` if it never received it. */
export const find = async (authority: Authority, document: Pick<SentDocument, 'model' | 'key'>): Promise<Outcome> =>
  outcomeOf(await lookedUp(authority, document))

const lookedUp = (authority: Authority, { model, key }: Pick<SentDocument, 'model' | 'key'>) =>
  model === 55
    ? ask(authority, 'lookUp', lookUp(key, authority.environment))
    : askDce(authority, 'lookUp', lookUpDce(key, authority.environment))

/** Returns the events that the authority has of a document; throws `AuthorityUnheard` if it cannot say. */
export async function findEvents(
  authority: Authority,
  document: Pick<SentDocument, 'model' | 'key'>,
): Promise<KnownEvent[]> {
  const answer = await lookedUp(authority, document)
  const outcome = outcomeOf(answer)
  if (outcome.kind === 'down') throw new AuthorityUnheard(outcome.reason)
  return eventsIn(answer)
}

export const register = async (authority: Authority, model: 55 | 99, message: string) =>
  eventOutcomeOf(model === 55 ? await ask(authority, 'event', message) : await askDce(authority, 'event', message))

export const inutilise = async (authority: Authority, message: string) =>
  eventOutcomeOf(await ask(authority, 'inutilise', message))

export const serviceStatus = async (authority: Authority, model: 55 | 99) =>
  statusIn(
    model === 55
      ? await ask(authority, 'status', statusOf(authority.uf, authority.environment))
      : await askDce(authority, 'status', statusOfDce(authority.uf, authority.environment)),
  )
