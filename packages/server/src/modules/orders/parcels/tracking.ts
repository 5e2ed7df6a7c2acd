import type { App } from '../../../app.ts'
import { type Tracked, carrierOf } from '../../stores/shipping/index.ts'

export const trackingOf = async (app: Pick<App, 'config' | 'providers'>, codes: string[]) =>
  (await carrierOf(app)?.tracking(codes)) ?? new Map<string, Tracked>()
