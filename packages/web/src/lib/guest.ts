const KEY = 'guest_id'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 20

/** What it looked at is the person's from a sign-in on. */
export const forgetGuest = () => localStorage.removeItem(KEY)

/** 20 letters and digits, made once and kept while there is no session. */
export function guestId(): string {
  const kept = localStorage.getItem(KEY)
  if (kept) return kept
  const made = Array.from(
    crypto.getRandomValues(new Uint32Array(LENGTH)),
    (number) => ALPHABET[number % ALPHABET.length],
  ).join('')
  localStorage.setItem(KEY, made)
  return made
}
