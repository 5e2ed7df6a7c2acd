import { failFor } from '../../../platform/errors.ts'

const WINDOW_MS = 10 * 60_000
/** Messages that one person may write within the window, in all conversations of one kind together. */
const MAX_WRITTEN = 15

/** Refuses another message; `writtenSince` returns the person's messages of that kind, oldest first. */
export async function refuseFlood(now: Date, writtenSince: (since: Date) => Promise<{ created_at: Date }[]>) {
  const written = await writtenSince(new Date(now.getTime() - WINDOW_MS))
  const first = written.at(-MAX_WRITTEN)
  if (first) failFor((first.created_at.getTime() + WINDOW_MS - now.getTime()) / 1000)
}
