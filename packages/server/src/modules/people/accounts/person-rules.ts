import type { ErrorCode } from '@bra/contract/refusals'
import { ACCOUNT_MIN_YEARS, ageOn } from '@bra/contract/people/people'
import { fail, failAt, sentenceOf } from '../../../platform/errors.ts'
import { isCpf } from '../../../platform/documents.ts'

const OLDEST_YEARS = 120

export const problemOfCpf = (cpf: string): ErrorCode | undefined => (isCpf(cpf) ? undefined : 'cpf_invalid')

export function problemOfBirthDate(birthDate: string, today: string): ErrorCode | undefined {
  const age = ageOn(birthDate, today)
  if (birthDate > today || age > OLDEST_YEARS) return 'birth_date_invalid'
  return age < ACCOUNT_MIN_YEARS ? 'too_young' : undefined
}

/** Refuses with the message of the one wrong field, or with all messages at their fields. */
export function refuseProblems(problems: Record<string, ErrorCode | undefined>) {
  const found = Object.entries(problems).flatMap(([field, code]) => (code ? [[field, code] as const] : []))
  const [first] = found
  if (!first) return
  if (found.length === 1) failAt(...first)
  fail('invalid_input', Object.fromEntries(found.map(([field, code]) => [field, sentenceOf(code)])))
}
