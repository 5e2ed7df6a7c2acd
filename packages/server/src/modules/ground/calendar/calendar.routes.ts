import { calendar } from '@bra/contract/ground/calendar'
import { calendarSchemas } from '@bra/contract/ground/calendar.schemas'
import { routes } from '../../../platform/routes.ts'
import { blockDates } from './calendar.service.ts'

export default routes(calendar, calendarSchemas, {
  blocked: ({ app, query }) => blockDates(app, query.from),
})
