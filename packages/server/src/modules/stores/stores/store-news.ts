import type { Saying } from '@bra/contract/kit/saying'
import type { StoreRight } from '@bra/contract/kit/rights'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { mailTo, type NewNotice, notify, tell } from '../../people/notices/index.ts'
import { type Holder, holdersOf } from './members.queries.ts'

interface StoreMail {
  /** Names the occasion; each person who holds the right gets one mail of it. */
  key: string
  template: 'sale_news' | 'store_news'
  facts?: [name: Saying, fact: Saying][]
  action: Saying
  /** True for news of which nobody may refuse the mail. */
  unrefused?: boolean
}

export interface StoreNews extends Pick<NewNotice, 'title' | 'about'> {
  storeId: number
  text: Saying
  /** Text of the notice, where it is another one than that of the mail. */
  inNotice?: Saying
  link: string
  kind?: 'selling' | 'security'
  mail?: StoreMail
}
type SharedNews = Omit<StoreNews, 'storeId'> & { storeIds: number[] }
type MailedNews = StoreNews & { mail: StoreMail }

type Clock = Pick<App, 'clock'>

/** Tells whoever holds this right in the store: that of the page to which the news links. */
export const tellStore = (tx: Tx, app: Clock, right: StoreRight, news: StoreNews) => tellStores(tx, app, right, [news])

export async function tellStores(tx: Tx, app: Clock, right: StoreRight, told: StoreNews[]) {
  const holders = await holdersOf(
    tx,
    told.map(({ storeId }) => storeId),
    right,
  )
  for (const news of told)
    for (const holder of holders) if (holder.storeId === news.storeId) await tellHolder(tx, app, holder, news)
}

/** Tells the same to whoever holds this right in one of these stores, once each. */
export async function tellTogether(tx: Tx, app: Clock, right: StoreRight, { storeIds, ...news }: SharedNews) {
  const holders = new Map((await holdersOf(tx, storeIds, right)).map((holder) => [holder.id, holder]))
  for (const holder of holders.values()) await tellHolder(tx, app, holder, { ...news, storeId: holder.storeId })
}

export async function mailStore(tx: Tx, app: Clock, right: StoreRight, news: MailedNews) {
  for (const holder of await holdersOf(tx, [news.storeId], right))
    await mailTo(tx, app, { userId: holder.id, kind: news.kind ?? 'selling', mail: letterOf(holder, news) })
}

async function tellHolder(tx: Tx, app: Clock, holder: Holder, news: StoreNews) {
  const { title, text, inNotice: body = text, link, kind = 'selling', about = null, mail } = news
  const notice = { userId: holder.id, kind, title, body, link, about }
  if (!mail) return notify(tx, app, notice)
  const letter = letterOf(holder, { ...news, mail })
  if (!mail.unrefused) return tell(tx, app, { ...notice, mail: letter })
  await notify(tx, app, notice)
  await sendMail(tx, app, { ...letter, to: holder.email, userId: holder.id })
}

function letterOf({ id, name }: Holder, { title, text, link, mail }: MailedNews) {
  const { key, template, facts = [], action } = mail
  return { key: `${key} to ${id}`, template, details: { name, title, text, facts, link, action } }
}
