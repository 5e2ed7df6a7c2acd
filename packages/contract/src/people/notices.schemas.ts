import { z } from 'zod'
import { Done } from './people.schemas.ts'
import { ById, Instant, Page, paged } from './shapes.ts'

/** What a person may be told of. Security is always told, by both ways. */
export const NoticeKind = z.enum(['security', 'orders', 'wants', 'selling', 'answers', 'news'])
export type NoticeKind = z.output<typeof NoticeKind>

export const UserNotice = z.object({
  id: z.int(),
  kind: NoticeKind,
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  created_at: Instant,
  read_at: Instant.nullable(),
})
export type UserNotice = z.output<typeof UserNotice>

export const NoticePreference = z.object({ kind: NoticeKind, by_notice: z.boolean(), by_email: z.boolean() })
export type NoticePreference = z.output<typeof NoticePreference>

export const noticesSchemas = {
  list: { query: z.object({ page: Page }), reply: paged('notices', UserNotice).extend({ unread: z.int() }) },
  read: { params: ById, reply: Done },
  readAll: { reply: Done },
  preferences: { reply: z.object({ preferences: z.array(NoticePreference) }) },
  choose: { body: z.object({ preferences: z.array(NoticePreference).max(20) }), reply: Done },
}
