/** A mail on its way out. */
export interface Envelope {
  /** The same for every attempt: a post office may drop what it has had before. */
  messageId: string
  from: string
  to: string
  subject: string
  html: string
  text: string
  /** Where the reader may refuse further mails of this kind. */
  choices: string | null
}

/** Who carries mails. */
export interface PostOffice {
  /** Throws `MailRefused` when no repeat will help, and anything else when one may. */
  send(envelope: Envelope): Promise<void>
  close(): void
}

export class MailRefused extends Error {}
