import { createTransport } from 'nodemailer'
import { MailRefused, type PostOffice } from './port.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
/** Tells mailboxes not to send automatic replies such as holiday notices. */
const headers = { 'Auto-Submitted': 'auto-generated' }

interface SmtpOptions {
  /** `smtps://user:password@host:465`; options of nodemailer may follow as a query. */
  url: string
  timeoutMs?: number
}

/** Any post office that speaks SMTP. A password never travels in the clear. */
export function smtp({ url, timeoutMs }: SmtpOptions): PostOffice {
  const transport = createTransport({
    pool: true,
    maxConnections: 4,
    requireTLS: new URL(url).username !== '',
    connectionTimeout: timeoutMs ?? CONNECT_MS,
    greetingTimeout: timeoutMs ?? CONNECT_MS,
    socketTimeout: timeoutMs ?? SILENCE_MS,
    url,
  })
  return {
    async send({ to, choices, files, ...mail }) {
      // an object instead of a string is never parsed as several addresses
      const envelope = { ...mail, to: { name: '', address: to }, ...(choices && { list: { unsubscribe: choices } }) }
      const attachments = files.map(({ name, type, content }) => ({
        ...{ filename: name, contentType: type, content, encoding: 'base64' },
      }))
      try {
        await transport.sendMail({ ...envelope, attachments, headers, disableFileAccess: true, disableUrlAccess: true })
      } catch (cause) {
        if (isForEver(cause)) throw new MailRefused('The post office refuses this mail', { cause })
        throw cause
      }
    },
    close: () => transport.close(),
  }
}

/** Returns true for 5xx replies about address or content; a wrong password is our own fault and may be fixed. */
function isForEver(error: unknown) {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
