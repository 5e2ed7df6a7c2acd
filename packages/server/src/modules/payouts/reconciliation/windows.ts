import { TooMuchToRead } from '../../money/payments/index.ts'

interface Windows {
  since: Date
  end: Date
  longestMs: number
}

/** Works on one window after the other; one with too much to read is halved until it fits. */
export async function eachWindow(
  { since, end, longestMs }: Windows,
  work: (since: Date, until: Date) => Promise<void>,
) {
  for (let size = longestMs; since < end;) {
    const until = new Date(Math.min(since.getTime() + size, end.getTime()))
    const isRead = await work(since, until).then(
      () => true,
      (error: unknown) => {
        if (error instanceof TooMuchToRead) return false
        throw error
      },
    )
    if (isRead) since = until
    else size = Math.ceil((until.getTime() - since.getTime()) / 2)
  }
}
