const TIME_ZONE = 'America/Sao_Paulo'

/** "21-11-2026 às 10:48", in Brasília: days as the specification writes them. */
export function moment(instant: string | Date, language: string): string {
  const at = new Date(instant)
  const options = { timeZone: TIME_ZONE } as const
  const day = at.toLocaleDateString('pt-BR', { ...options, day: '2-digit', month: '2-digit', year: 'numeric' })
  const time = at.toLocaleTimeString('pt-BR', { ...options, hour: '2-digit', minute: '2-digit' })
  return `${day.replaceAll('/', '-')} ${language === 'en' ? 'at' : 'às'} ${time}`
}
