/** The keys under which this tab keeps typed text begin so. */
export const TYPED = 'typed '

export function forgetTyped(beginning = '') {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(TYPED + beginning)) sessionStorage.removeItem(key)
}
