const YEAR_SECONDS = 31_536_000

let read: string | null = null

/** Asks the browser once in a task: it is slow to answer, and many rows of a list ask for the same. */
function cookies() {
  if (read === null) queueMicrotask(() => (read = null))
  return (read ??= document.cookie)
}

/** Stores a choice that the server must know when it draws the page; null deletes it. */
export function keepCookie(name: 'cep' | 'game' | 'standard' | 'theme' | 'lang' | 'signed_in', value: string | null) {
  const age = value === null ? 0 : YEAR_SECONDS
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  read = null
}

export const readCookie = (name: string) =>
  cookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null
