import { Redis } from 'ioredis'
import type { OpenCarrier } from './bus.ts'

/** PUBLISH on one connection, SUBSCRIBE on another; both come back by themselves. */
export const redisCarrier =
  (url: string, channel: string): OpenCarrier =>
  async ({ receive, missed }) => {
    const publisher = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1 })
    const subscriber = new Redis(url, { lazyConnect: true })
    // a lost connection is opened again; unheard, its error would end the process
    for (const client of [publisher, subscriber]) client.on('error', () => undefined)
    subscriber.on('message', (_, line) => receive(line))
    const close = async () => {
      publisher.disconnect()
      subscriber.disconnect()
    }
    try {
      await Promise.all([publisher.connect(), subscriber.connect()])
      await subscriber.subscribe(channel)
    } catch (error) {
      await close()
      throw error
    }
    subscriber.on('ready', missed)
    return { send: async (line) => void (await publisher.publish(channel, line)), close }
  }
