import { say, type Saying } from '@bra/contract/kit/saying'
import { type ErrorCode, refusals } from '@bra/contract/refusals'

export type FieldFaults = Record<string, Saying>

export const sentenceOf = (code: ErrorCode): Saying => say(refusals[code][1], refusals[code][2])

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields?: FieldFaults
  /** A repetition makes sense after so many seconds. */
  readonly retryAfter?: number

  readonly said?: Saying

  constructor(code: ErrorCode, fields?: FieldFaults, retryAfter?: number, said?: Saying) {
    super((said ?? sentenceOf(code))['pt-BR'])
    this.said = said
    this.code = code
    this.status = refusals[code][0]
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

export function fail(code: ErrorCode, fields?: FieldFaults): never {
  throw new Refusal(code, fields)
}

export function failSaying(code: ErrorCode, message: Saying | undefined, fields?: FieldFaults): never {
  throw new Refusal(code, fields, undefined, message)
}

/** Refuses with the message at the wrong field, named as the browser sends it (`user.email`). */
export const failAt = (field: string, code: ErrorCode): never => fail(code, { [field]: sentenceOf(code) })

export function failFor(seconds: number, code: ErrorCode = 'too_many_requests', message?: Saying): never {
  throw new Refusal(code, undefined, Math.max(1, Math.ceil(seconds)), message)
}
