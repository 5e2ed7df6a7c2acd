export { commissionOfFreePlan, sellerPlan } from './subscriptions.queries.ts'
