/** One Ctrl+C arrives twice: from the terminal, and passed on by npm. */
const SAME_KEYSTROKE_MS = 300
const PATIENCE_MS = 8000

/** The first signal stops in order, a second one at once; so does an order that takes too long. */
export function stopOnSignal(stop: () => Promise<void>) {
  let stoppingSince = 0
  const onSignal = () => {
    if (stoppingSince === 0) {
      stoppingSince = performance.now()
      setTimeout(() => process.exit(1), PATIENCE_MS).unref()
      void stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    } else if (performance.now() - stoppingSince > SAME_KEYSTROKE_MS) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
}
