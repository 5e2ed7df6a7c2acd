import type { SiteText } from '@bra/contract/kit/both'
import type { Period } from './statements.data.ts'
import { statementTexts } from './texts.ts'

const FIRST_DAY = '2000-01-01'

/** Each text is a day, empty, or no day. */
export interface TypedPeriod {
  from: string
  to: string
}

/** Returns the faults of a typed period by field. A day is invalid while its year is still being typed. */
export function problemsOf({ from, to }: TypedPeriod): Partial<Record<keyof TypedPeriod, SiteText>> {
  const bad: SiteText = statementTexts.badDay
  if (!isDayOrNone(from) || !isDayOrNone(to))
    return { ...(!isDayOrNone(from) && { from: bad }), ...(!isDayOrNone(to) && { to: bad }) }
  return from && to && from > to ? { to: statementTexts.badOrder } : {}
}

/** Reads the period from the address; impossible days count as none. */
export function readPeriod(query: URLSearchParams): Period {
  const day = (name: string) => {
    const word = query.get(name) ?? ''
    return isDayOrNone(word) ? word : ''
  }
  const typed = { from: day('de'), to: day('ate') }
  if (problemsOf(typed).to) return {}
  return { from: typed.from || undefined, to: typed.to || undefined }
}

function isDayOrNone(text: string) {
  if (text === '') return true
  const at = Date.parse(`${text}T00:00:00Z`)
  return text >= FIRST_DAY && !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}
