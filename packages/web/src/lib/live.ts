import { useEffect, useRef } from 'react'
import { type Env, useEnv } from './env.ts'

export type LiveAddress = Env['visit']['live']
/** Called with the pushed data, or without it if something may have been missed. */
export type Hear = (said?: unknown) => void

export interface LineEvents {
  onJoined: (channel: string) => void
  onLost: () => void
  /** Called if it never connected and probably never will. */
  onUnreachable: () => void
}
export interface Line {
  /** Returns the function that stops listening. */
  listen(listening: Listening): () => void
  leave(channel: string): void
  close(): void
}
export interface Listening {
  channel: string
  event: string
  hear: Hear
}

const POLL_MS = 30_000
/** Keeps the connection open while one page is left for another. */
const HANG_UP_MS = 5000
const IDLE_MS = 1500

/** All listeners with the functions that end them; null while the connection is not open. */
const listenings = new Map<Listening, (() => void) | null>()
/** Channels joined now, and channels that were joined before. */
const joined = new Set<string>()
const known = new Set<string>()
let line: Promise<Line> | null = null
let hangUp: ReturnType<typeof setTimeout> | undefined

/**
 * Calls `onEvent` with pushed data, or without it if something may have been missed: every 30 seconds while the channel
 * is not joined, and once after it joins again. `channel` includes its prefix; null listens to nothing.
 */
export function useLive(channel: string | null, event: string, onEvent: Hear) {
  const { live } = useEnv().visit
  const latest = useRef(onEvent)
  useEffect(() => {
    latest.current = onEvent
  }, [onEvent])
  useEffect(() => {
    if (channel === null) return undefined
    const hear: Hear = (said) => latest.current(said)
    const poll = setInterval(() => {
      if (!joined.has(channel) && !document.hidden) hear()
    }, POLL_MS)
    const stop = listen(live, { channel, event, hear })
    return () => {
      clearInterval(poll)
      stop()
    }
  }, [live, channel, event])
}

function listen(address: LiveAddress, listening: Listening) {
  clearTimeout(hangUp)
  line ??= openWhenIdle(address)
  listenings.set(listening, null)
  onceOpen((open) => attach(open, listening))
  return () => {
    listenings.get(listening)?.()
    listenings.delete(listening)
    leaveUnlessWanted(listening.channel)
  }
}

/** If the script cannot be loaded, the next listener tries again. */
function onceOpen(use: (open: Line) => void) {
  line?.then(use).catch(() => {
    line = null
  })
}

function attach(open: Line, listening: Listening) {
  if (listenings.get(listening) === null) listenings.set(listening, open.listen(listening))
}

function leaveUnlessWanted(channel: string) {
  if ([...listenings.keys()].some((listening) => listening.channel === channel)) return
  joined.delete(channel)
  known.delete(channel)
  onceOpen((open) => open.leave(channel))
  if (listenings.size > 0) return
  clearTimeout(hangUp)
  hangUp = setTimeout(() => {
    onceOpen((open) => open.close())
    line = null
  }, HANG_UP_MS)
}

/** The script is loaded last, when the page is idle. */
async function openWhenIdle(address: LiveAddress): Promise<Line> {
  await idle()
  const { openLine } = await import('./live-line.ts')
  return openLine(address, { onJoined, onLost: () => joined.clear(), onUnreachable: () => useOwnPort(address) })
}

function onJoined(channel: string) {
  joined.add(channel)
  const isReturn = known.has(channel)
  known.add(channel)
  if (isReturn) for (const { hear, channel: name } of listenings.keys()) if (name === channel) hear()
}

/** Some networks allow only the standard ports of the web. */
function useOwnPort({ key, port }: LiveAddress) {
  if (port === null || line === null) return
  line = reopen(line, { key, port: null })
}

async function reopen(old: Promise<Line>, address: LiveAddress) {
  ;(await old).close()
  for (const listening of listenings.keys()) listenings.set(listening, null)
  const open = await openWhenIdle(address)
  for (const listening of listenings.keys()) attach(open, listening)
  return open
}

const idle = () =>
  new Promise<void>((begin) => {
    // not every browser has requestIdleCallback
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => begin(), { timeout: IDLE_MS })
    else setTimeout(begin, IDLE_MS)
  })
