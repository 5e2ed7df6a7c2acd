import { monitorEventLoopDelay } from 'node:perf_hooks'

const NANOS_A_MS = 1e6

/** Does something and returns its result, with the longest time in ms for which nobody else would have been answered. */
export async function feltMeanwhile<Result>(act: () => Promise<Result>) {
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  const result = await act()
  delays.disable()
  return { result, longest: delays.max / NANOS_A_MS }
}
