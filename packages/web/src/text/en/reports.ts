import type { reports as portuguese } from '../pt-BR/reports.ts'

export const reports: typeof portuguese = {
  title: 'Report review',
  intro: 'Our team reads each report and tells you what was decided. The store does not learn who reported.',
  reason: 'What is wrong with it?',
  offensive: 'It offends somebody',
  false: 'It is false or about another store',
  personal_data: 'It shows personal data',
  advertising: 'It is advertising',
  other: 'Another reason',
  comment: 'Tell more',
  send: 'Send report',
  order: 'Order {id}',
  removed: 'Removed',
  reports: 'Reports',
  history: 'Decisions',
  keep: 'Keep it',
  remove: 'Remove it',
  keepHint: 'The review stays. Whoever reported and whoever wrote it are told the reason.',
  removeHint: 'The review leaves the store and its rating. Whoever reported and whoever wrote it are told the reason.',
}
