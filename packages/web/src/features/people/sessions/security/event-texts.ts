import type { SecurityEvent } from '@bra/contract/people/sessions.schemas'
import { securityTexts } from './texts.ts'

export const eventTexts = {
  signed_in: securityTexts.eventSignedIn,
  sign_in_refused: securityTexts.eventRefused,
  signed_out_everywhere: securityTexts.eventEverywhere,
  password_changed: securityTexts.eventPassword,
  password_reset: securityTexts.eventReset,
  email_changed: securityTexts.eventEmail,
  second_factor_on: securityTexts.eventFactorOn,
  second_factor_off: securityTexts.eventFactorOff,
  recovery_code_used: securityTexts.eventRecovery,
  seen_by_operator: securityTexts.eventSeen,
  account_blocked: securityTexts.eventBlocked,
  account_unblocked: securityTexts.eventUnblocked,
} as const satisfies Record<SecurityEvent['kind'], string>
