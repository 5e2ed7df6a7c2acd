import type { Tx } from '@bra/server/platform/db'
import { demoAccounts } from '../people.ts'
import { demoPersonNotices } from '../person-notices.ts'

const HOUR_MS = 3_600_000

export async function seedNotices(tx: Tx, now: Date, people: Map<string, number>) {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const rows = demoPersonNotices.map(({ to, hoursAgo, isRead, title, body, ...notice }) => ({
    ...notice,
    ...{ title: title['pt-BR'], title_en: title.en, body: body['pt-BR'], body_en: body.en },
    user_id: people.get(demoAccounts[to].email)!,
    created_at: ago(hoursAgo),
    read_at: isRead ? ago(hoursAgo - 1) : null,
  }))
  await tx.insertInto('notices').values(rows).execute()
}
