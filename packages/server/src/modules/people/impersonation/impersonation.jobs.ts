import type { Jobs } from '../../../platform/jobs.ts'
import { noteEndsOfActing } from './impersonation.service.ts'

export const impersonationJobs: Jobs = { note_ends_of_acting: { everyMs: 60_000, run: noteEndsOfActing } }
