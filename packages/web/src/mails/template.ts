import type { Saying } from '@bra/contract/kit/saying'
import type { MailDetails, MailName } from '@bra/contract/ground/mails'
import type { ReactNode } from 'react'

/** `to` makes a path of the site a whole address. */
export interface Template<N extends MailName> {
  subject: (details: MailDetails[N]) => Saying
  preview: (details: MailDetails[N]) => Saying
  /** Says in a whole sentence why a refusable mail came. */
  why?: Saying
  body: (props: MailDetails[N] & { to: (path: string) => string }) => ReactNode
}
