const made = new Map<string, Intl.DateTimeFormat>()

/** Each format is made once, because making one takes a slow phone milliseconds. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(language, options)
  made.set(key, format)
  return format
}

/** Returns the day in Brasília as yyyy-mm-dd. */
export const dayInBrasilia = (at: Date) => dateFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(at)
