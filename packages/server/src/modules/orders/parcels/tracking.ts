import type { App } from '../../../app.ts'
import { type Tracked, carrierOf } from '../../stores/shipping/index.ts'

/** Returns the tracking of the codes that the carrier knows; it is empty without a carrier. */
export const trackingOf = async (app: Pick<App, 'config' | 'providers'>, codes: string[]) =>
  (await carrierOf(app)?.tracking(codes)) ?? new Map<string, Tracked>()
