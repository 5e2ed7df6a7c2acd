import { z } from 'zod'
import { Done } from './people.schemas.ts'
import { Session } from './sessions.schemas.ts'
import { ById, Id, Reason } from '../kit/shapes.ts'

export const impersonationSchemas = {
  /** Starts a session that sees what the person sees and changes nothing; `id` ends it. */
  start: {
    body: z.object({ user_id: Id, reason: Reason }),
    reply: z.object({ id: z.int(), session: Session }),
  },
  end: { params: ById, reply: Done },
}
