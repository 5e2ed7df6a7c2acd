import type { App } from '../../../app.ts'
import { channelOfSignedIn, isGuarded, isPresence, NAME } from './channels.ts'
import type { Connection } from './connection.ts'
import type { Hub } from './hub.ts'
import type { Member } from './presence.ts'
import { push } from './pushes.ts'
import { isSigned, textOf } from './signatures.ts'

interface ClientMessage {
  event: string
  channel?: unknown
  data: unknown
}
interface VerbContext {
  app: App
  hub: Hub
  connection: Connection
}
type Verb = (place: VerbContext, told: Record<string, unknown>) => void

const MAX_CHANNELS = 100
const MAX_PRESENT = 100
const SPOKEN_A_SECOND = 10
/** Characters; with its envelope a message must fit into one of the bus. */
const MAX_SPOKEN = 7000
const SPEAKS = /^client-[\w\-.:=@,;]{1,100}$/

const verbs: Record<string, Verb> = {
  'pusher:ping': ({ connection }) => connection.tell('pusher:pong', {}),
  'pusher:pong': () => undefined,
  'pusher:subscribe': subscribe,
  'pusher:unsubscribe': ({ hub, connection }, { channel }) => hub.leave(connection, textIn(channel)),
  'pusher:signin': signIn,
}

/** Answers one message of a client; no input may make it throw. */
export function answer(place: VerbContext, text: string) {
  const said = parse(text)
  if (!said) return place.connection.warn(null, 'Invalid message')
  if (said.event.startsWith('client-')) return speak(place, said)
  const verb = Object.hasOwn(verbs, said.event) ? verbs[said.event] : undefined
  if (!verb) return place.connection.warn(null, `Unknown event ${said.event.slice(0, 50)}`)
  return verb(place, objectOf(said.data))
}

function subscribe(
  { app, hub, connection }: VerbContext,
  { channel: asked, auth, channel_data: shown }: Record<string, unknown>,
) {
  const channel = textIn(asked)
  const refuse = (status: number, error: string) => {
    const data = JSON.stringify({ type: 'AuthError', error, status })
    connection.send(JSON.stringify({ event: 'pusher:subscription_error', channel, data }))
  }
  if (connection.channels.size >= MAX_CHANNELS) return refuse(403, 'Too many channels')
  const ownChannel = connection.userId !== null && channel === channelOfSignedIn(connection.userId)
  if (!ownChannel && !NAME.test(channel)) return refuse(404, 'Unknown channel')
  const shownText = isPresence(channel) ? textIn(shown) : undefined
  if (isGuarded(channel) && !isSigned(app.config, textOf.channel(connection.id, channel, shownText), auth)) {
    return refuse(401, 'The connection is unauthorized.')
  }
  const member = shownText === undefined ? null : memberOf(shownText)
  if (member && hub.members(channel).length >= MAX_PRESENT) return refuse(403, 'Too many members')
  hub.join(connection, channel, member)
  return connection.tell(
    'pusher_internal:subscription_succeeded',
    member ? presenceOf(hub.members(channel)) : {},
    channel,
  )
}

/** The data is signed by this server, so its shape is known. */
const memberOf = (shown: string) => JSON.parse(shown) as Member

const presenceOf = (members: Member[]) => ({
  presence: {
    ids: members.map((member) => member.user_id),
    hash: Object.fromEntries(members.map((member) => [member.user_id, member.user_info])),
    count: members.length,
  },
})

function signIn({ app, connection }: VerbContext, { auth, user_data: shown }: Record<string, unknown>) {
  const isTrue = typeof shown === 'string' && isSigned(app.config, textOf.user(connection.id, shown), auth)
  if (!isTrue) return connection.close(4009, 'Connection not authorized')
  connection.userId = (JSON.parse(shown) as { id: string }).id
  return connection.tell('pusher:signin_success', { user_data: shown })
}

/** Sends a client event to the others in a channel that it has joined; the server itself ignores it. */
function speak({ app, connection }: VerbContext, { event, channel: asked, data }: ClientMessage) {
  const channel = textIn(asked)
  const member = connection.channels.get(channel)
  if (!connection.maySpeak(SPOKEN_A_SECOND)) return connection.warn(4301, 'Too many client events', channel)
  if (!SPEAKS.test(event) || !isGuarded(channel) || member === undefined) {
    return connection.warn(4301, 'Client event rejected', channel)
  }
  if (JSON.stringify(data ?? {}).length > MAX_SPOKEN) return connection.warn(4301, 'Client event too large', channel)
  const said = { channels: [channel], event, data: data ?? {}, except: connection.id }
  return push(app.bus, member ? { ...said, userId: member.user_id } : said)
}

function parse(text: string): ClientMessage | null {
  try {
    const said = objectOf(JSON.parse(text))
    return typeof said.event === 'string' ? { event: said.event, channel: said.channel, data: said.data } : null
  } catch {
    return null
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
const objectOf = (value: unknown) => (value && typeof value === 'object' ? value : {}) as Record<string, unknown>
