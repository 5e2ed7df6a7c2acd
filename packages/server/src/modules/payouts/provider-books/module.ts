import type { PartsOf } from '../../../module.ts'
import { providerBooksJobs } from './provider-books.jobs.ts'

export const providerBooks: PartsOf = {
  jobs: providerBooksJobs,
}
