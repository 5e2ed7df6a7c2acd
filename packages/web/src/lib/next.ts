const HERE = 'https://bra.invalid'
const PATH = /^\/(?![/\\])/

/** Returns null for addresses of other sites, and of the sign-in itself. */
export function safeNext(next: string | null): string | null {
  if (!next || !PATH.test(next) || !URL.canParse(next, HERE)) return null
  const { origin, pathname, search, hash } = new URL(next, HERE)
  // "/.//evil.example" becomes "//evil.example" when it is resolved.
  if (origin !== HERE || !PATH.test(pathname) || pathname.startsWith('/auth/')) return null
  return pathname + search + hash
}
