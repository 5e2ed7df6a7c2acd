import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { EntryTokensTables } from './entry-tokens.tables.ts'

export const insertEntryToken = (tx: Tx, token: Insertable<EntryTokensTables['entry_tokens']>) =>
  tx.insertInto('entry_tokens').values(token).execute()

/** Uses the token up; of two concurrent calls only one gets the row. */
export const usedEntryToken = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .updateTable('entry_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()

export const deleteEntryTokensOf = (tx: Tx, userId: number) =>
  tx.deleteFrom('entry_tokens').where('user_id', '=', userId).execute()

export const deleteEntryTokensBefore = (tx: Tx, at: Date) =>
  tx.deleteFrom('entry_tokens').where('expires_at', '<', at).execute()
