export { commissionRates, sellerPlan } from './subscriptions.queries.ts'
