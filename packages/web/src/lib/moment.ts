const TIME_ZONE = 'America/Sao_Paulo'

/** Returns "21-11-2026 às 10:48" in Brasília, with the day as the specification writes it. */
export function moment(instant: string, language: string): string {
  const day = new Date(instant).toLocaleDateString('pt-BR', {
    timeZone: TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  return `${day.replaceAll('/', '-')} ${timeOf(instant, language)}`
}

/** Returns "às 10:48" in Brasília. */
export function timeOf(instant: string, language: string): string {
  const time = new Date(instant).toLocaleTimeString('pt-BR', {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  })
  return `${language === 'en' ? 'at' : 'às'} ${time}`
}
