import { useSyncExternalStore } from 'react'

const FLAG = 'visitors_cart'
const listeners = new Set<() => void>()

/** True from the first offer that is added without a session until an account has taken the cart over. */
export const hasVisitorsCart = () => localStorage.getItem(FLAG) !== null

export function flagVisitorsCart(isFilled: boolean) {
  if (isFilled === hasVisitorsCart()) return
  if (isFilled) localStorage.setItem(FLAG, 'true')
  else localStorage.removeItem(FLAG)
  for (const listener of listeners) listener()
}

/** Another tab that fills a cart or signs in notifies this one through the storage. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** False on the server and during hydration, as for a visitor without a cart. */
export const useVisitorsCart = () => useSyncExternalStore(subscribe, hasVisitorsCart, () => false)
