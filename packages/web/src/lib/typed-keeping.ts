/** Begins the keys under which this tab keeps what is typed. */
export const TYPED = 'typed '

/** Forgets what is typed under the keys that begin so, or all. */
export function forgetTyped(beginning = '') {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(TYPED + beginning)) sessionStorage.removeItem(key)
}
