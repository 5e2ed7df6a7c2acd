import type { Jobs } from '../../platform/jobs.ts'
import { noteEndsOfActing } from './acting.service.ts'

export const actingJobs: Jobs = { note_ends_of_acting: { everyMs: 60_000, run: noteEndsOfActing } }
