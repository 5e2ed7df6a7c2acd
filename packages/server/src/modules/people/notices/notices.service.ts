import { kept, type Saying } from '@bra/contract/kit/saying'
import type { MailDetails, MailName } from '@bra/contract/ground/mails'
import { NoticeKind, type NoticePreference } from '@bra/contract/people/notices.schemas'
import type { App } from '../../../app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import { paginate } from '../../../platform/paging.ts'
import { findPerson } from '../accounts/index.ts'
import { sendMail } from '../../ground/mails/index.ts'
import {
  insertNotice,
  keepPreferences,
  noticeCounts,
  noticesOfPerson,
  preferencesOfPerson,
  reachOf,
  readNotice,
  readNotices,
  rowOf,
} from './notices.queries.ts'

const PER_PAGE = 20

export interface NewNotice {
  userId: number
  kind: NoticeKind
  title: Saying
  body: Saying
  /** Path inside the site, or null. */
  link: string | null
  /** The person whose name or words stand in it: the text goes when that account is closed. */
  about?: number | null
}

/** The mail that goes with a notice to the e-mail of the account; `key` names the occasion, so that it is sent once. */
export interface MailOfNotice<N extends MailName> {
  key: string
  template: N
  details: MailDetails[N]
}

/** Writes a notice in the caller's transaction unless the person refused its kind; people online see it at once. */
export const notify = (tx: Tx, app: Pick<App, 'clock'>, notice: NewNotice) => tell(tx, app, notice)

/** Writes a notice and sends a mail, each only if the person allows it for this kind. A closed account gets neither. */
export async function tell<N extends MailName>(
  tx: Tx,
  app: Pick<App, 'clock'>,
  { mail, ...notice }: NewNotice & { mail?: MailOfNotice<N> },
) {
  const reach = await reachOf(tx, notice.userId, notice.kind)
  if (!reach) return
  if (reach.by_notice ?? true) await writeNotice(tx, app, notice)
  if (mail && (reach.by_email ?? isMailedUnasked(notice.kind)))
    await sendMail(tx, app, { ...mail, to: reach.email, userId: notice.userId })
}

interface Answer extends Omit<NewNotice, 'kind' | 'link'> {
  key: string
  link: string
  action: Saying
}

export async function answerTo(tx: Tx, app: Pick<App, 'clock'>, { key, action, ...notice }: Answer) {
  const { userId, title, body, link } = notice
  const person = await findPerson(tx, userId)
  if (!person) return
  const details = { name: person.name, title, text: body, facts: [], link, action }
  await tell(tx, app, { ...notice, kind: 'answers', mail: { key, template: 'answer_news', details } })
}

export async function mailTo<N extends MailName>(
  tx: Tx,
  app: Pick<App, 'clock'>,
  { userId, kind, mail }: Pick<NewNotice, 'userId' | 'kind'> & { mail: MailOfNotice<N> },
) {
  const reach = await reachOf(tx, userId, kind)
  if (reach && (reach.by_email ?? isMailedUnasked(kind))) await sendMail(tx, app, { ...mail, to: reach.email, userId })
}

async function writeNotice(
  tx: Tx,
  app: Pick<App, 'clock'>,
  { userId, about = null, title, body, ...notice }: NewNotice,
) {
  const row = {
    ...notice,
    ...rowOf({ title, body }),
    user_id: userId,
    about_user_id: about,
    created_at: app.clock.now(),
    read_at: null,
  }
  const { id } = await insertNotice(tx, row)
  emit(tx, app, 'notice_written', { userId, noticeId: id })
}

export async function noticesPage(db: Db, userId: number, page: number) {
  const asked = { page, per_page: PER_PAGE }
  const [rows, { total, unread }] = await Promise.all([noticesOfPerson(db, userId, asked), noticeCounts(db, userId)])
  const notices = rows.map(({ created_at, read_at, title, title_en, body, body_en, ...notice }) => ({
    ...notice,
    title: kept(title, title_en),
    body: kept(body, body_en),
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }))
  return { notices, unread, paginate: paginate(asked, total) }
}

export const markRead = (app: App, userId: number, id: number) =>
  app.transaction(async (tx) => (await readNotice(tx, userId, id, app.clock.now())) ?? fail('notice_not_found'))

export const markAllRead = (app: App, userId: number) =>
  app.transaction((tx) => readNotices(tx, userId, app.clock.now()))

/** News by mail is advertising, which needs consent beforehand. */
const isMailedUnasked = (kind: NoticeKind) => kind !== 'news'

/** Returns every kind in the order of the contract; all are on by default, except news by mail. */
export async function preferencesOf(db: Db, userId: number): Promise<NoticePreference[]> {
  const chosen = await preferencesOfPerson(db, userId)
  return NoticeKind.options.map((kind) => chosen.find((row) => row.kind === kind) ?? usualOf(kind))
}

const usualOf = (kind: NoticeKind) => ({
  ...{ kind, by_notice: true },
  ...{ by_email: isMailedUnasked(kind), by_push: isMailedUnasked(kind) },
})

/** Returns whether the person wants news by mail: the consent and the preference are this one value. */
export const wantsNewsByMail = async (db: Db, userId: number) =>
  (await preferencesOf(db, userId)).some(({ kind, by_email: byMail }) => kind === 'news' && byMail)

export async function allowNewsByMail(tx: Tx, userId: number, isAllowed: boolean) {
  const news = (await preferencesOf(tx, userId)).find(({ kind }) => kind === 'news')
  const { by_notice, by_push } = news ?? usualOf('news')
  await keepPreferences(tx, [{ user_id: userId, kind: 'news', by_notice, by_email: isAllowed, by_push }])
}

type ChosenPreference = Omit<NoticePreference, 'by_push'> & { by_push?: boolean | undefined }

/** Kinds not named stay as they are; the last of two for one kind wins. A change to news by mail is announced. */
export async function choosePreferences(app: App, userId: number, preferences: ChosenPreference[]) {
  if (preferences.some(({ kind, by_notice, by_email }) => kind === 'security' && !(by_notice && by_email)))
    fail('security_always_told')
  const byKind = new Map(preferences.map((preference) => [preference.kind, preference]))
  const chosen = [...byKind.values()].filter(({ kind }) => kind !== 'security')
  if (chosen.length === 0) return
  await app.transaction(async (tx) => {
    const before = new Map((await preferencesOf(tx, userId)).map((one) => [one.kind, one]))
    await keepPreferences(
      tx,
      chosen.map(({ kind, by_push, ...ways }) => ({
        ...{ user_id: userId, kind: kind as Exclude<NoticeKind, 'security'>, ...ways },
        by_push: by_push ?? before.get(kind)!.by_push,
      })),
    )
    if (byKind.has('news')) emit(tx, app, 'news_by_mail_chosen', { userId })
  })
}
