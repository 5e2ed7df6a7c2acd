export { businessDaysAfter } from './business-days.ts'
export { type BlockedDays, blockedDaysFrom } from './calendar.service.ts'
