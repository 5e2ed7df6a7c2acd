import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { User } from '../../../platform/routes.ts'
import { hashOf, newToken } from '../../../platform/secrets.ts'
import { deleteEntryTokensOf, insertEntryToken, usedEntryToken } from './entry-tokens.queries.ts'

const VALID_MS = 2 * 60_000

/** Makes a link that signs in once within two minutes; it ends earlier ones. */
export async function makeEntryToken(app: App, user: User) {
  const now = app.clock.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + VALID_MS)
  await app.transaction(async (tx) => {
    await deleteEntryTokensOf(tx, user.id)
    const kept = { token_hash: hashOf(token), user_id: user.id, created_at: now, expires_at: expiresAt, used_at: null }
    await insertEntryToken(tx, kept)
  })
  return { token, url: `${app.config.publicUrl}/?sso=${token}`, expires_at: expiresAt.toISOString() }
}

export async function useEntryToken(tx: Tx, app: Pick<App, 'clock'>, token: string): Promise<number | null> {
  const used = await usedEntryToken(tx, hashOf(token), app.clock.now())
  return used?.user_id ?? null
}
