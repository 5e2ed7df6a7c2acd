import { type ErrorCode, errors } from '@bra/contract/errors'

/** A refusal that the person who asked may read. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields?: Record<string, string>

  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(errors[code][1])
    this.code = code
    this.status = errors[code][0]
    this.fields = fields
  }
}

export function fail(code: ErrorCode, fields?: Record<string, string>): never {
  throw new Refusal(code, fields)
}
