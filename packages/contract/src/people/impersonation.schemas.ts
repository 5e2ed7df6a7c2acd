import { z } from 'zod'
import { Done } from './people.schemas.ts'
import { Session } from './sessions.schemas.ts'
import { ById, Id, Reason } from './shapes.ts'

export const actingSchemas = {
  /** A session of its own that sees what the person sees, and changes nothing. `id` is what ends it. */
  start: {
    body: z.object({ user_id: Id, reason: Reason }),
    reply: z.object({ id: z.int(), session: Session }),
  },
  end: { params: ById, reply: Done },
}
