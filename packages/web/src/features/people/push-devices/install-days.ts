const VISITED = 'visit_days'
const PUT_OFF = 'install_put_off'
const DAYS_OFF = 90
const DAY_MS = 24 * 60 * 60_000

/** Notes the day, and returns whether to offer the installation: on a second day at the earliest, and not after a no. */
export function wantsOffer(storage: Pick<Storage, 'getItem' | 'setItem'>, now: Date): boolean {
  const today = now.toISOString().slice(0, 10)
  const first = storage.getItem(VISITED)
  if (first === null) storage.setItem(VISITED, today)
  const until = Number(storage.getItem(PUT_OFF) ?? 0)
  return first !== null && first !== today && now.getTime() >= until
}

export const putOff = (storage: Pick<Storage, 'setItem'>, now: Date) =>
  storage.setItem(PUT_OFF, String(now.getTime() + DAYS_OFF * DAY_MS))
