import { useSyncExternalStore } from 'react'

/** Chromium gives this event to a page that may ask whether to install it. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  interface Window {
    /** `early.js` keeps it, because the browser gives it once and early. */
    installOffer?: InstallOffer | null
  }
}

const hear = (redraw: () => void) => {
  addEventListener('installoffer', redraw)
  return () => removeEventListener('installoffer', redraw)
}

/** Returns the browser's offer to install the shop as an app; null if there is none, or it was used. */
export const useInstallOffer = () =>
  useSyncExternalStore(
    hear,
    () => globalThis.window.installOffer ?? null,
    () => null,
  )

export async function install(offer: InstallOffer) {
  window.installOffer = null
  await offer.prompt()
  dispatchEvent(new Event('installoffer'))
}

const isIphone = () => /iphone|ipad|ipod/i.test(navigator.userAgent)
const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** iPhones install only by hand, and show notices only of what is installed. */
export const installsByHand = () => isIphone() && !isInstalled()
