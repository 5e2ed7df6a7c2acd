export { commissionRates, retirePlan, sellerPlan } from './subscriptions.queries.ts'
export { writeFirstPlans } from './subscriptions.service.ts'
