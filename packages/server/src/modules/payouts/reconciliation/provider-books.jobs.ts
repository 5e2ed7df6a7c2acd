import type { Jobs } from '../../../platform/jobs.ts'
import { readBooks } from './provider-books.service.ts'

const MINUTE_MS = 60_000

export const providerBooksJobs: Jobs = {
  read_provider_books: { everyMs: 5 * MINUTE_MS, waitsFor: 'books', run: readBooks },
}
