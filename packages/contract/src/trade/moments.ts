import { date } from './format.ts'

let clock: Intl.DateTimeFormat | undefined

/** Returns "21-11-2026 às 10:48", or "21-11-2026 at 10:48" in English, in Brasília. */
export const moment = (at: string | Date, language = 'pt-BR') => `${date(at)} ${timeOf(at, language)}`

export function timeOf(at: string | Date, language = 'pt-BR'): string {
  clock ??= new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: 'America/Sao_Paulo' })
  return `${language === 'en' ? 'at' : 'às'} ${clock.format(new Date(at))}`
}

/** Days of one year or month name it once, at the end: 26 to 28-11-2026, 30-11 to 02-12-2026; all are dd-mm-yyyy. */
export function daysFrom(first: string, last: string): { first: string; last: string } {
  const [monthAndYear, year] = [first.slice(2), first.slice(5)]
  if (first === last || !last.endsWith(year)) return { first, last }
  return { first: first.slice(0, last.endsWith(monthAndYear) ? 2 : 5), last }
}
