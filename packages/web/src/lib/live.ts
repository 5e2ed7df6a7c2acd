import { useEffect, useRef } from 'react'
import { type Env, useEnv } from './env.ts'

export type LiveAddress = Env['visit']['live']
/** Called with the pushed data, or without it if something may have been missed. */
export type Hear = (said?: unknown) => void

export interface LineEvents {
  onJoined: (channel: string) => void
  onHeard: (channel: string, event: string, said: unknown) => void
  onLost: () => void
  /** Called if the line never connected and probably never will. */
  onUnreachable: () => void
}
export interface Line {
  /** Does nothing if the channel is joined. */
  join(channel: string): void
  leave(channel: string): void
  close(): void
}
interface Listening {
  channel: string
  event: string
  hear: Hear
}

const POLL_MS = 30_000
/** The answer that a page shows may be as old as this when an event comes. */
const REMEMBERED_MS = 30_000
/** Keeps the connection open while one page is left for another. */
const HANG_UP_MS = 5000
const IDLE_MS = 1500

const listenings = new Set<Listening>()
/** `known` keeps the channels that were joined once, also after they were left. */
const joined = new Set<string>()
const known = new Set<string>()
/** When each event of each channel was last heard. */
const heardAt = new Map<string, number>()
let line: Promise<Line> | null = null
let hangUp: ReturnType<typeof setTimeout> | undefined

/**
 * Calls `onEvent` with pushed data, or without it if something may have been missed: every 30 seconds while the channel
 * is not joined, and once when it is joined. An event of the last 30 seconds counts at once: the page may be older.
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
  listenings.add(listening)
  const { channel, event, hear } = listening
  onceOpen((open) => listenings.has(listening) && open.join(channel))
  if (Date.now() - (heardAt.get(nameOf(channel, event)) ?? 0) < REMEMBERED_MS) hear()
  return () => {
    listenings.delete(listening)
    leaveUnlessWanted(channel)
  }
}

/** If the script cannot be loaded, the next listener tries again. */
function onceOpen(use: (open: Line) => unknown) {
  line?.then(use).catch(() => {
    line = null
  })
}

function leaveUnlessWanted(channel: string) {
  if (listenersOf(channel).length > 0) return
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
  const onLost = () => joined.clear()
  return openLine(address, { onJoined, onHeard, onLost, onUnreachable: () => useOwnPort(address) })
}

/** A public channel tells nothing at its first join, or every product page would load its offers twice. */
function onJoined(channel: string) {
  joined.add(channel)
  const mayHaveMissed = known.has(channel) || channel.startsWith('private-')
  known.add(channel)
  if (mayHaveMissed) for (const { hear } of listenersOf(channel)) hear()
}

function onHeard(channel: string, event: string, said: unknown) {
  heardAt.set(nameOf(channel, event), Date.now())
  for (const { event: wanted, hear } of listenersOf(channel)) if (wanted === event) hear(said)
}

const listenersOf = (channel: string) => [...listenings].filter((listening) => listening.channel === channel)
const nameOf = (channel: string, event: string) => `${channel} ${event}`

/** Some networks allow only the standard ports of the web. */
function useOwnPort({ key, port }: LiveAddress) {
  if (port === null || line === null) return
  line = reopen(line, { key, port: null })
}

async function reopen(old: Promise<Line>, address: LiveAddress) {
  ;(await old).close()
  const open = await openWhenIdle(address)
  for (const { channel } of listenings) open.join(channel)
  return open
}

const idle = () =>
  new Promise<void>((begin) => {
    // Not every browser has requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => begin(), { timeout: IDLE_MS })
    else setTimeout(begin, IDLE_MS)
  })
