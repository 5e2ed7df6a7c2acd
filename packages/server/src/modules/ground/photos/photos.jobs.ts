import type { Jobs } from '../../../platform/jobs.ts'
import { sweepPhotos } from './photos.service.ts'

const EVERY_MS = 60 * 60_000

export const photosJobs: Jobs = { sweep_photos: { waitsFor: 'files', everyMs: EVERY_MS, run: sweepPhotos } }
