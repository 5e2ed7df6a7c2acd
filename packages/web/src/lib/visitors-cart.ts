import { useSyncExternalStore } from 'react'

const FLAG = 'visitors_cart'

/** True from the first offer that is added without a session until an account has taken the cart over. */
export const hasVisitorsCart = () => localStorage.getItem(FLAG) !== null

export function flagVisitorsCart(isFilled: boolean) {
  if (isFilled === hasVisitorsCart()) return
  if (isFilled) localStorage.setItem(FLAG, 'true')
  else localStorage.removeItem(FLAG)
  // The browser tells a tab only of what others store.
  dispatchEvent(new StorageEvent('storage', { key: FLAG }))
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** False on the server and during hydration, as for a visitor without a cart. */
export const useVisitorsCart = () => useSyncExternalStore(subscribe, hasVisitorsCart, () => false)
