const PREFIX = 'typed '

/** Returns the texts of a form by the names of its fields; they live as long as the tab, or until who signed in leaves. */
export const keptTyped = (key: string) =>
  JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}') as Record<string, string>

export function keepTyped(key: string, texts: Record<string, unknown>) {
  if (Object.keys(texts).length > 0) sessionStorage.setItem(PREFIX + key, JSON.stringify(texts))
  else sessionStorage.removeItem(PREFIX + key)
}

export function forgetTyped() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
