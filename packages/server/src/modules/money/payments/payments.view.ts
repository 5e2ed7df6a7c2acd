import { instant } from '../../../platform/clock.ts'

/** The payer's clock may be wrong, so the seconds that are left are told, too. */
export const pixOf = (code: string, expiresAt: Date, now: Date) => ({
  code,
  expires_at: instant(expiresAt),
  seconds_left: Math.max(0, Math.round((expiresAt.getTime() - now.getTime()) / 1000)),
})
