export { type BlockedDays, blockedDaysFrom } from './calendar.service.ts'
