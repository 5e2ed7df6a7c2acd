import { z } from 'zod'
import { Day } from './shapes.ts'

export const calendarSchemas = {
  /** Days on which nothing is posted, paid out or featured, in their order; from today on unless another day is asked for. */
  blocked: {
    query: z.object({ from: Day.optional() }),
    reply: z.object({ block_dates: z.array(z.object({ day: Day, name: z.string() })) }),
  },
}
