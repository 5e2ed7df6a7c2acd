import { setTimeout } from 'node:timers/promises'
import { FreightUnavailable } from './port.ts'

const SPAN_MS = 60_000
/** Melhor Envio takes 250 calls a minute for each token; some are left for calls of other processes. */
const USUAL = 240
const SPARE = 10

interface Pace {
  most: number
  made: number[]
  /** Until then the API refuses everything. */
  closedUntil: number
}

/** Spreads the calls of each token over time, so that the API never has to refuse one. */
export function pacing(now: () => number = () => performance.now()) {
  const paces = new Map<string, Pace>()
  const paceOf = (key: string) => {
    const pace = paces.get(key) ?? { most: USUAL, made: [], closedUntil: 0 }
    paces.set(key, pace)
    return pace
  }
  return {
    /** Takes the next turn and returns how long to wait for it; null if that is longer than `patienceMs`. */
    turn: (key: string, patienceMs: number) => {
      const pace = paceOf(key)
      const at = now()
      pace.made = pace.made.filter((made) => made > at - SPAN_MS)
      const before = pace.made[pace.made.length - pace.most]
      const turn = Math.max(at, pace.closedUntil, before === undefined ? 0 : before + SPAN_MS)
      if (turn - at > patienceMs) return null
      pace.made.push(turn)
      return turn - at
    },
    /** Notes the limit that an answer tells (`x-ratelimit-limit`), and for how long a refused call has to wait. */
    heard: (key: string, { limit, waitMs }: { limit: number | null; waitMs: number | null }) => {
      const pace = paceOf(key)
      if (limit !== null) pace.most = Math.max(1, limit > SPARE * 2 ? limit - SPARE : limit)
      if (waitMs !== null) pace.closedUntil = now() + waitMs
    },
  }
}

const pace = pacing()

/** Waits for the next turn; throws `FreightUnavailable` if nobody would wait that long. */
export async function takeTurn(key: string, patienceMs: number) {
  const waitMs = pace.turn(key, patienceMs)
  if (waitMs === null) throw new FreightUnavailable('Melhor Envio takes no more calls for now')
  if (waitMs > 0) await setTimeout(waitMs)
}

const DEFAULT_WAIT_MS = 5000
const TOO_MANY = 429

/** Keeps what an answer says of the limit; returns true if the call was refused for it and nothing was done. */
export function noteLimit(key: string, { status, headers }: Response) {
  const [limit, retry] = [numberIn(headers.get('x-ratelimit-limit')), numberIn(headers.get('retry-after'))]
  const isBusy = status === TOO_MANY
  pace.heard(key, { limit, waitMs: isBusy ? (retry === null ? DEFAULT_WAIT_MS : retry * 1000) : null })
  return isBusy
}

const numberIn = (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : null)
