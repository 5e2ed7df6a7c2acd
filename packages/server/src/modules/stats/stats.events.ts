import type { Listeners } from '../../platform/events.ts'
import { adoptViews } from './views.service.ts'

export const statsListeners: Listeners = {
  signed_in: (app, { userId, guestId }) => adoptViews(app, Number(userId), guestId as string | null),
}
