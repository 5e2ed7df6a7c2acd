import { type ErrorCode, refusals } from '@bra/contract/refusals'

/** A refusal whose message the user may read. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields?: Record<string, string>
  /** Seconds until a repetition makes sense. */
  readonly retryAfter?: number

  constructor(code: ErrorCode, fields?: Record<string, string>, retryAfter?: number, message?: string) {
    super(message ?? refusals[code][1])
    this.code = code
    this.status = refusals[code][0]
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

export function fail(code: ErrorCode, fields?: Record<string, string>): never {
  throw new Refusal(code, fields)
}

/** Refuses with a message of its own for this code, if there is one. */
export function failSaying(code: ErrorCode, message: string | undefined, fields?: Record<string, string>): never {
  throw new Refusal(code, fields, undefined, message)
}

/** Refuses with the message at the wrong field, named as the browser sends it (`user.email`). */
export const failAt = (field: string, code: ErrorCode): never => fail(code, { [field]: refusals[code][1] })

/** Refuses until `seconds` have passed, sent in the header `retry-after`. */
export function failFor(seconds: number, code: ErrorCode = 'too_many_requests', message?: string): never {
  throw new Refusal(code, undefined, Math.max(1, Math.ceil(seconds)), message)
}
