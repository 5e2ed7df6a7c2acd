export { writeFirstPlans } from './subscriptions.service.ts'
