export { commissionOfFreePlan } from './subscriptions.queries.ts'
