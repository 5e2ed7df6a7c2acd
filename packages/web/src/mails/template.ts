import type { MailDetails, MailName } from '@bra/contract/mails'
import type { ReactNode } from 'react'

/** One mail: what stands in the list of messages, and the letter itself. `to` makes a path of the site a whole address. */
export interface Template<N extends MailName> {
  subject: (details: MailDetails[N]) => string
  /** The line that mail programs show after the subject. */
  preview: (details: MailDetails[N]) => string
  /** Of a mail that may be refused: why it came, as a whole sentence. */
  why?: string
  body: (props: MailDetails[N] & { to: (path: string) => string }) => ReactNode
}
