import { z } from 'zod'
import { Day } from '../kit/shapes.ts'

export const calendarSchemas = {
  /** Lists days on which nothing is posted, paid out or featured; from today if no day is given. */
  blocked: {
    query: z.object({ from: Day.optional() }),
    reply: z.object({ block_dates: z.array(z.object({ day: Day, name: z.string() })) }),
  },
}
