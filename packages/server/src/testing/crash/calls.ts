import type { BusyShop } from './market.ts'

/** Returns a function that calls the shop as the person of the token: with a body it posts, without one it reads. */
export const callsOf =
  ({ address, market }: BusyShop, token: string) =>
  async (path: string, body?: object) => {
    const answer = await json(`${address}/api${path}`, body, { authorization: `Bearer ${token}` })
    market.statuses[answer.status] = (market.statuses[answer.status] ?? 0) + 1
    return answer
  }
export type Calls = ReturnType<typeof callsOf>

export async function json(url: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  return { status: answer.status, body: await answer.json() }
}

export const oneOf = <T>(things: readonly T[]) => things[Math.floor(Math.random() * things.length)]!
export const chance = (share: number) => Math.random() < share
