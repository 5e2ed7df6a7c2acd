const YEAR_SECONDS = 31_536_000

/** Stores a choice that the server must know when it draws the page; null deletes it. */
export function keepCookie(name: 'cep' | 'game' | 'standard' | 'theme' | 'lang' | 'signed_in', value: string | null) {
  const age = value === null ? 0 : YEAR_SECONDS
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}

export const readCookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null
