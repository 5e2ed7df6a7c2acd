import { setTimeout as sleep } from 'node:timers/promises'
import { acknowledged } from './buyers.ts'
import { busy, busyShop, ended, type ShopOptions } from './shop.ts'

interface CrashOptions extends ShopOptions {
  kills: number
  /** The longest time that a server lives after it has taken orders. */
  longestMs: number
  say?: (text: string) => void
}

/** Kills a server repeatedly while people buy and complain; returns what is wrong afterwards, and how much was done. */
export async function crash({ kills, longestMs, say = () => undefined, ...shopOptions }: CrashOptions) {
  const { market, start, judge } = await busyShop(shopOptions)
  for (let kill = 1; kill <= kills; kill += 1) {
    const server = await start()
    await busy(market)
    await sleep(Math.random() * longestMs)
    await ended(server, 'SIGKILL')
    const { orders, answers } = acknowledged(market)
    say(`${kill} kills, ${orders} orders and ${answers} answers to complaints acknowledged`)
  }
  const last = await start()
  await busy(market)
  await sleep(longestMs)
  return judge(last)
}
