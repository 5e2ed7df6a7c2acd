const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

const waiting = new Set<() => void>()
let isSomebodyHere = false

/** Runs each act in an idle moment, once somebody has moved, pressed or scrolled. */
export function whenAtLeisure(act: () => void) {
  if (waiting.size === 0) listen()
  waiting.add(act)
  return () => void waiting.delete(act)
}

function listen() {
  if (isSomebodyHere) return void idle(actOnce)
  for (const sign of SIGNS) window.addEventListener(sign, notice, { passive: true })
}

function notice(sign: Event) {
  // Browsers also report a pointer that stands still while the page moves below it.
  if (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY) return
  somebodyIsHere()
}

/** A change of the page above a part that waits is shown only once the part is awake, so it counts as a sign too. */
export function somebodyIsHere() {
  if (isSomebodyHere) return
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

export const idle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 50)

const TOGETHER = 6

/** Groups are hydrated one after the other, because many things at once would block a slow phone. */
export const groupsOf = <T>(things: T[]): T[][] =>
  Array.from({ length: Math.ceil(things.length / TOGETHER) }, (_, at) =>
    things.slice(at * TOGETHER, (at + 1) * TOGETHER),
  )
