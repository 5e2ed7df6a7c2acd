import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Gate } from '../gate.ts'
import type { Mailbox } from './mailbox.ts'

const MAX_BYTES = 10 * 1024 * 1024
const CLOSE_MS = 200

export interface Mood {
  /** So many messages are refused with `code`: 4xx means "later", 5xx "never". */
  refusals: number
  code: number
  delayMs: number
}

export async function startCatcher(mailbox: Mailbox, { mood, gate }: { mood: Mood; gate: Gate }) {
  const take = async (stream: SMTPServerDataStream, to: string[]) => {
    const raw = await buffer(stream)
    await sleep(mood.delayMs)
    await gate.pass()
    if (mood.refusals > 0) {
      mood.refusals -= 1
      throw Object.assign(new Error('Refused by the sandbox'), { responseCode: mood.code })
    }
    await mailbox.keep(raw, to)
  }
  const server = new SMTPServer({
    authOptional: true,
    // nobody trusts its certificate, and a server on loopback needs no encryption
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: CLOSE_MS,
    onData: callbackify((stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
      return take(
        stream,
        envelope.rcptTo.map(({ address }) => address.toLowerCase()),
      )
    }),
  })
  // a client may hang up in the middle of a message
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
