const KEY = 'recent_searches'
const MOST = 5

export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberSearch(text: string) {
  const others = recentSearches().filter((other) => other !== text)
  localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)))
}

export const forgetSearches = () => localStorage.removeItem(KEY)
