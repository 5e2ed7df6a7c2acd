const MICROS_A_MS = 1000
/**
 * What these tests send takes many seconds where it is read in this thread. The heap of a process that runs many tests is
 * large, and clearing it alone has taken 360 ms here.
 */
export const MOST_FELT_MS = 1000

/** Time of this thread alone, in ms, so that a busy machine changes nothing. */
function workedMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROS_A_MS
}

/** Does something and returns its result, with the longest work in ms during which nobody else would have been answered. */
export async function feltMeanwhile<Result>(act: () => Promise<Result>) {
  let [longest, last] = [0, workedMs()]
  const look = () => {
    const now = workedMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  const looking = setInterval(look, 1)
  const result = await act()
  clearInterval(looking)
  look()
  return { result, longest }
}
