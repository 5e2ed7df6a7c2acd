import type { SecurityEvent } from '@bra/contract/people/sessions.schemas'

export const eventTexts = {
  signed_in: 'account.eventSignedIn',
  sign_in_refused: 'account.eventRefused',
  signed_out_everywhere: 'account.eventEverywhere',
  password_changed: 'account.eventPassword',
  password_reset: 'account.eventReset',
  email_changed: 'account.eventEmail',
  second_factor_on: 'account.eventFactorOn',
  second_factor_off: 'account.eventFactorOff',
  recovery_code_used: 'account.eventRecovery',
  seen_by_operator: 'account.eventSeen',
  account_blocked: 'account.eventBlocked',
  account_unblocked: 'account.eventUnblocked',
} as const satisfies Record<SecurityEvent['kind'], string>
