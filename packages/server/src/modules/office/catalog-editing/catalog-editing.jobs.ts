import type { Jobs } from '../../../platform/jobs.ts'
import { continueMerging } from './word-merging.service.ts'

export const catalogEditingJobs: Jobs = {
  merge_words: { waitsFor: 'long', run: continueMerging },
}
