export { medianPaid } from './sales.queries.ts'
export { refreshSummaries } from './summaries.queries.ts'
export { recentlySeen } from './views.queries.ts'
export { flushViews, recordView } from './views.service.ts'
