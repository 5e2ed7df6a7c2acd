import type { SiteLanguage } from '@bra/contract/kit/language'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { MailsTables } from './mails.tables.ts'

export type MailRow = Selectable<MailsTables['mails']>

/** Returns true if the key is new. The mail is written in the language of its person. */
export const insertMail = async (tx: Tx, mail: Omit<Insertable<MailsTables['mails']>, 'language'>) =>
  (await tx
    .insertInto('mails')
    .values({
      ...mail,
      language: sql`coalesce((select language from mail_languages where user_id = ${mail.user_id}), 'pt-BR')`,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

interface Claim {
  now: Date
  leasedUntil: Date
  most: number
}

/** Leases due mails until `leasedUntil`: other processes skip them; they come due again only if this process dies. */
export const claimDueMails = (tx: Tx, { now, leasedUntil, most }: Claim): Promise<MailRow[]> =>
  tx
    .with(
      (cte) => cte('due').materialized(),
      (db) =>
        db
          .selectFrom('mails')
          .select('id')
          .where('sent_at', 'is', null)
          .where('given_up_at', 'is', null)
          .where('next_attempt_at', '<=', now)
          .orderBy('next_attempt_at')
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('mails')
    .from('due')
    .whereRef('mails.id', '=', 'due.id')
    .set({ next_attempt_at: leasedUntil, attempts: sql`mails.attempts + 1` })
    .returningAll('mails')
    .execute()

/** Empties `details`, because a mail may hold a code. */
export const markSent = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('mails')
    .set({ sent_at: now, last_error: null, details: '{}', attachments: null })
    .where('id', '=', id)
    .execute()

export const postponeMail = (tx: Tx, id: number, until: Date, error: string) =>
  tx.updateTable('mails').set({ next_attempt_at: until, last_error: error }).where('id', '=', id).execute()

export const giveUpMail = (tx: Tx, id: number, now: Date, error: string) =>
  tx
    .updateTable('mails')
    .set({ given_up_at: now, last_error: error, details: '{}', attachments: null })
    .where('id', '=', id)
    .execute()

export const deleteOldMails = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('mails')
    .where('created_at', '<', before)
    .where((row) => row.or([row('sent_at', 'is not', null), row('given_up_at', 'is not', null)]))
    .execute()

export const mailsOfPerson = (db: Db, userId: number) =>
  db
    .selectFrom('mails')
    .select(['recipient', 'template', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export const keepMailLanguage = (tx: Tx, userId: number, language: SiteLanguage) =>
  tx
    .insertInto('mail_languages')
    .values({ user_id: userId, language })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ language }))
    .execute()

export const mailLanguageOf = (db: Db, userId: number) =>
  db.selectFrom('mail_languages').select('language').where('user_id', '=', userId).execute()

/** Deletes finished mails; those on their way, such as the good-bye, lose the person's id and are deleted later. */
export async function forgetMails(tx: Tx, userId: number) {
  await tx.deleteFrom('mail_languages').where('user_id', '=', userId).execute()
  await tx
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('sent_at', 'is not', null), row('given_up_at', 'is not', null)]))
    .execute()
  await tx.updateTable('mails').set({ user_id: null }).where('user_id', '=', userId).execute()
}
