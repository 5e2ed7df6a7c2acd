export interface MailFile {
  name: string
  type: string
  /** Base64. */
  content: string
}

export interface Envelope {
  /** Stays the same for every attempt, so that a mail server may drop duplicates. */
  messageId: string
  from: string
  to: string
  subject: string
  html: string
  text: string
  /** URL where the reader may refuse further mails of this kind. */
  choices: string | null
  files: MailFile[]
}

export interface PostOffice {
  /** Throws `MailRefused` when no repeat will help, and anything else when one may. */
  send(envelope: Envelope): Promise<void>
  close(): void
}

export class MailRefused extends Error {}
