/** One Ctrl+C sends two signals: one from the terminal, one passed on by npm. */
const SAME_KEYSTROKE_MS = 300
const PATIENCE_MS = 4800

/** The first signal stops in order; a second one, or an orderly stop that takes too long, ends the process at once. */
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
