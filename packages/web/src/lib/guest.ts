import { hasVisitorsCart } from './visitors-cart.ts'

const KEY = 'guest_id'
const LENGTH = 20

/** After sign-in, what the guest viewed belongs to the person; a filled cart needs its name until it is taken over. */
export const forgetGuest = () => {
  if (!hasVisitorsCart()) localStorage.removeItem(KEY)
}

/** Returns 20 letters and digits, made once and kept while there is no session. */
export function guestId(): string {
  const kept = localStorage.getItem(KEY)
  if (kept) return kept
  const made = Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => (byte % 36).toString(36)).join('')
  localStorage.setItem(KEY, made)
  return made
}
