import type { Saying } from '../kit/saying.ts'
import type { NoticeKind } from './notice-kinds.ts'

/** The template of the same name reads these fields. Amounts are cents, instants are ISO text. */
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
  account_closing: { name: string; closes_at: string; waits_for: Saying[] }
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
    condition: Saying
    store: string
  }
  search_news: {
    name: string
    search: string
    count: number
    link: string
    products: { name: string; link: string; image: string | null; price_cents: number }[]
  }
  /** This mail is the contract of a purchase (Decreto 7.962/2013, art. 4). */
  order_paid: {
    name: string
    order_id: number
    link: string
    paid_at: string
    /** It says "Pix", or the card and the instalments; mails queued before this field existed lack it. */
    paid_with?: Saying
    address: string
    total_cents: number
    regret_days: number
    sellers: {
      store: string
      /** It names the legal seller, or several if the Bra Center sends the parcel. */
      legal: string
      shipping: Saying
      /** It counts the parcels; mails queued before this field existed lack it. */
      parcels?: number
      pick_up: string | null
      freight_cents: number
      post_by: string
      arrives_first: string
      arrives_last: string
      lines: { name: string; variant: Saying; cents: number }[]
    }[]
  }
  parcel_news: OrderNews
  sale_news: OrderNews
  store_news: OrderNews
  answer_news: OrderNews
}

interface OrderNews {
  name: string
  title: Saying
  text: Saying
  facts: [name: Saying, fact: Saying][]
  link: string
  action: Saying
}
export type MailName = keyof MailDetails

/** A person may switch these mails off, by their kind of notice. All others concern the account itself. */
export const refusableMails: Partial<Record<MailName, NoticeKind>> = {
  want_found: 'wants',
  search_news: 'wants',
  parcel_news: 'orders',
  sale_news: 'selling',
  answer_news: 'answers',
}
