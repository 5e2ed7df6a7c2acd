let isPressing = false

/** Follows presses from now on; returns a function that ends it. */
export function followPresses() {
  const begin = () => (isPressing = true)
  const end = () => (isPressing = false)
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener('pointerdown', begin, options)
  addEventListener('pointerup', end, options)
  addEventListener('pointercancel', end, options)
  return () => listening.abort()
}

/** Runs now, or after the click of a press under way: a change before it would move away what is pressed. */
export function afterPress(run: () => void) {
  if (!isPressing) return run()
  addEventListener('pointerup', () => setTimeout(run), { once: true })
}
