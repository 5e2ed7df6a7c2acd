import { z } from 'zod'
import { noticeKinds } from '../ground/notice-kinds.ts'
import { Done } from './people.schemas.ts'
import { ById, Instant, Page, paged } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

export const NoticeKind = z.enum(noticeKinds)
export type NoticeKind = z.output<typeof NoticeKind>

export const UserNotice = z.object({
  id: z.int(),
  kind: NoticeKind,
  title: Said,
  body: Said,
  link: z.string().nullable(),
  created_at: Instant,
  read_at: Instant.nullable(),
})
export type UserNotice = z.output<typeof UserNotice>

/** `by_push` repeats the notice on the devices that the person has chosen. */
export const NoticePreference = z.object({
  kind: NoticeKind,
  by_notice: z.boolean(),
  by_email: z.boolean(),
  by_push: z.boolean(),
})
export type NoticePreference = z.output<typeof NoticePreference>

export const noticesSchemas = {
  list: { query: z.object({ page: Page }), reply: paged('notices', UserNotice).extend({ unread: z.int() }) },
  read: { params: ById, reply: Done },
  readAll: { reply: Done },
  preferences: { reply: z.object({ preferences: z.array(NoticePreference) }) },
  /** Without `by_push`, that choice stays as it is. */
  choose: {
    body: z.object({ preferences: z.array(NoticePreference.partial({ by_push: true })).max(20) }),
    reply: Done,
  },
}
