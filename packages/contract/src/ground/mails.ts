import type { NoticeKind } from './notices.schemas.ts'

/** What each mail tells: the occasion writes it, the template of the same name reads it. Amounts in cents, instants as ISO text. */
export interface MailDetails {
  confirm_email: { name: string; code: string; minutes: number }
  reset_password: { name: string; code: string; minutes: number }
  change_email: { name: string; code: string; minutes: number }
  disable_account: { name: string; code: string; minutes: number }
  new_sign_in: { name: string; device: string; address: string; at: string }
  sign_in_blocked: { name: string; address: string; at: string }
  password_changed: { name: string; device: string; address: string; at: string }
  email_changed: { name: string; email: string; at: string }
  second_factor_changed: { name: string; on: boolean; at: string }
  account_closing: { name: string; closes_at: string; waits_for: string[] }
  account_closed: { name: string }
  account_blocked: { name: string; reason: string }
  account_unblocked: { name: string; reason: string }
  want_found: {
    name: string
    product: string
    link: string
    image: string | null
    price_cents: number
    limit_cents: number | null
    condition: string
    store: string
  }
  /** The contract of a purchase (Decreto 7.962/2013, art. 4). */
  order_paid: {
    name: string
    order_id: number
    link: string
    paid_at: string
    /** "Pix", or the card and in how many parts; a mail that waited since before says nothing of it. */
    paid_with?: string
    address: string
    total_cents: number
    regret_days: number
    sellers: {
      store: string
      /** Who sells before the law; several where the Bra Center sends it. */
      legal: string
      shipping: string
      /** Where the buyer fetches it; null where it is sent. */
      pick_up: string | null
      freight_cents: number
      post_by: string
      arrives_first: string
      arrives_last: string
      lines: { name: string; variant: string; cents: number }[]
    }[]
  }
  /** What became of a parcel, to its buyer. */
  parcel_news: OrderNews
  /** The same of what was sold, to the owner of the store. */
  sale_news: OrderNews
  /** What was decided of a store or became of its money, to its owner. */
  store_news: OrderNews
  /** What was decided of something that a person proposed, reported or wrote. */
  answer_news: OrderNews
}

interface OrderNews {
  name: string
  title: string
  text: string
  facts: [name: string, fact: string][]
  link: string
  action: string
}
export type MailName = keyof MailDetails

/** The mails that a person may switch off, by the kind of notice they belong to. The others are about the account itself. */
export const refusableMails: Partial<Record<MailName, NoticeKind>> = {
  want_found: 'wants',
  parcel_news: 'orders',
  sale_news: 'selling',
  answer_news: 'answers',
}
