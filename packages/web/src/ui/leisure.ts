const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

const waiting = new Set<() => void>()
let isSomebodyHere = false

/** Runs each act in an idle moment of its own, once somebody has moved, pressed or scrolled; a page left alone stays still. */
export function whenAtLeisure(act: () => void) {
  if (waiting.size === 0) listen()
  waiting.add(act)
  return () => void waiting.delete(act)
}

function listen() {
  if (isSomebodyHere) return void idle(actOnce)
  for (const sign of SIGNS) window.addEventListener(sign, notice, { passive: true })
}

function notice() {
  isSomebodyHere = true
  for (const sign of SIGNS) window.removeEventListener(sign, notice)
  idle(actOnce)
}

function actOnce() {
  const [act] = waiting
  if (!act) return
  waiting.delete(act)
  act()
  idle(actOnce)
}

/** Once the browser has nothing else to do. */
export const idle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 50)
