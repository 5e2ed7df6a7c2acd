import type { Listeners } from '../../../platform/events.ts'
import { tellWanters } from './alerts.service.ts'

export const wantsListeners: Listeners = {
  offers_changed: (app, { productIds }) => tellWanters(app, productIds),
}
