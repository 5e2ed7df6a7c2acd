import { dateFormat } from './intl.ts'

const TIME_ZONE = 'America/Sao_Paulo'

/** Returns "21-11-2026 às 10:48" in Brasília, with the day as the specification writes it. */
export function moment(instant: string, language: string): string {
  const format = dateFormat('pt-BR', { timeZone: TIME_ZONE, day: '2-digit', month: '2-digit', year: 'numeric' })
  const day = format.format(new Date(instant))
  return `${day.replaceAll('/', '-')} ${timeOf(instant, language)}`
}

/** Returns "às 10:48" in Brasília. */
export function timeOf(instant: string, language: string): string {
  const format = dateFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' })
  const time = format.format(new Date(instant))
  return `${language === 'en' ? 'at' : 'às'} ${time}`
}
